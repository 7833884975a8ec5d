import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { describeDemoDatabase } from '@tests/helpers/database'
import { figure } from '@tests/helpers/soak'
import { inTransaction } from '../../db/transaction'
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { stockRows } from './repo'
import { ledgerFaults } from './ledger-repo'
import { adjust, receive, release, reserve, shelvesOf, ship, takeBack } from './service'

const COMPANY = '2'
const BALANCED = { ledger: [], held: [] }

describeDemoDatabase('stock', (open) => {
  let causes = 0
  const cause = () => `test:${++causes}`
  const within = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(open().db, work)
  const row = async (item_id: string, distributor_id = '0') => {
    const rows = await stockRows(open().db, COMPANY, [item_id])
    const found = rows.find((candidate) => candidate.distributor_id === distributor_id)
    return found && { stock: found.stock, reserved: found.reserved }
  }
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error as AppError,
    )
  let items: string[]
  const set = (item_id: string | undefined, stock: number) =>
    within((tx) => adjust(tx, COMPANY, { distributor_id: '0', item_id: item_id ?? '', stock }, cause()))
  const line = (index: number, num: number, distributor_id = '0') => ({
    distributor_id,
    item_id: items[index] ?? '',
    num,
  })

  beforeAll(async () => {
    const { rows } = await open().pool.query<{ item_id: string }>(
      `select item_id from item_stock where company_id = $1 order by item_id limit 5`,
      [COMPANY],
    )
    items = rows.map(({ item_id }) => item_id)
  }, 60_000)

  it('the demo’s opening stock is in the ledger', async () => {
    expect(items).toHaveLength(5)
    expect(await ledgerFaults(open().db, COMPANY)).toEqual(BALANCED)
  })

  it('reserve, release and ship move the row and its ledger together', async () => {
    await set(items[0], 10)
    await within((tx) => reserve(tx, COMPANY, [line(0, 4)], cause()))
    expect(await row(items[0] ?? '')).toEqual({ stock: 10, reserved: 4 })
    await within((tx) => release(tx, COMPANY, [line(0, 1)], cause()))
    await within((tx) => ship(tx, COMPANY, [line(0, 3)], cause()))
    expect(await row(items[0] ?? '')).toEqual({ stock: 7, reserved: 0 })
    await within((tx) => takeBack(tx, COMPANY, [line(0, 2)], cause()))
    expect(await row(items[0] ?? '')).toEqual({ stock: 9, reserved: 0 })
    expect(await ledgerFaults(open().db, COMPANY)).toEqual(BALANCED)
  })

  it('the same item twice in one order is summed before it is checked', async () => {
    await set(items[1], 5)
    const refused = await refusal(within((tx) => reserve(tx, COMPANY, [line(1, 3), line(1, 3)], cause())))
    expect(refused).toMatchObject({ error: 'out_of_stock', message: '库存不足，最大库存为5件' })
    await within((tx) => reserve(tx, COMPANY, [line(1, 3), line(1, 2)], cause()))
    expect(await row(items[1] ?? '')).toEqual({ stock: 5, reserved: 5 })
  })

  it('a refusal names every item with too few pieces, and reserves nothing', async () => {
    await Promise.all([set(items[2], 1), set(items[3], 9), set(items[4], 0)])
    const lines = [line(4, 1), line(3, 2), line(2, 2)]
    const refused = await refusal(within((tx) => reserve(tx, COMPANY, lines, cause())))
    expect(refused?.details).toEqual({
      lines: [
        { ...line(2, 2), store: 1 },
        { ...line(4, 1), store: 0 },
      ],
    })
    expect(await row(items[3] ?? '')).toEqual({ stock: 9, reserved: 0 })
  })

  it('one cause changes a row once', async () => {
    const once = cause()
    await within((tx) => reserve(tx, COMPANY, [line(3, 1)], once))
    await expect(within((tx) => reserve(tx, COMPANY, [line(3, 1)], once))).rejects.toThrow(/insert into/)
    await within((tx) => release(tx, COMPANY, [line(3, 1)], `${once}:back`))
    expect(await row(items[3] ?? '')).toEqual({ stock: 9, reserved: 0 })
  })

  it('a count cannot go below reserved pieces, and no more than reserved can be released', async () => {
    await within((tx) => reserve(tx, COMPANY, [line(3, 6)], cause()))
    const refused = await refusal(set(items[3], 5))
    expect(refused?.message).toBe('未完成的订单占用了6件，库存不能少于此数')
    await expect(within((tx) => release(tx, COMPANY, [line(3, 7)], cause()))).rejects.toThrow(
      /Expected stock of item \w+ to bear release of 7/,
    )
    expect(await set(items[3], 6)).toBe(9)
    await within((tx) => release(tx, COMPANY, [line(3, 6)], cause()))
  })

  it('a shop with a row of its own sells from it, any other from the warehouse', async () => {
    await within((tx) => receive(tx, COMPANY, [line(0, 4, '7')], cause()))
    expect(await row(items[0] ?? '', '7')).toEqual({ stock: 4, reserved: 0 })
    const shelves = await shelvesOf(open().db, COMPANY, [
      line(0, 1, '7'),
      line(0, 1, '8'),
      { ...line(0, 1), item_id: 'nothing' },
    ])
    expect(shelves.map(({ stock_distributor_id, store }) => [stock_distributor_id, store])).toEqual([
      ['7', 4],
      ['0', 9],
      ['0', 0],
    ])
  })

  it('a row that was changed without a movement is found', async () => {
    await open().pool.query(
      `update item_stock set stock = stock + 1 where company_id = $1 and item_id = $2 and distributor_id = '0'`,
      [COMPANY, items[2]],
    )
    const { ledger } = await ledgerFaults(open().db, COMPANY)
    expect(ledger).toEqual([expect.objectContaining({ item_id: items[2], stock: 2, ledger_stock: 1 })])
    await open().pool.query(
      `update item_stock set stock = stock - 1 where company_id = $1 and item_id = $2 and distributor_id = '0'`,
      [COMPANY, items[2]],
    )
  })

  it('after any mix of movements, also refused ones, movements sum to the rows', async () => {
    const moves = { reserve, release, ship, takeBack, receive }
    const step = fc.record({
      kind: fc.constantFrom('reserve', 'release', 'ship', 'takeBack', 'receive'),
      lines: fc.array(fc.record({ index: fc.nat(4), num: fc.integer({ min: 1, max: 6 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const { kind, lines } of steps) {
          const asked = lines.map(({ index, num }) => line(index, num))
          await refusal(within((tx) => moves[kind as keyof typeof moves](tx, COMPANY, asked, cause())))
        }
        expect((await ledgerFaults(open().db, COMPANY)).ledger).toEqual([])
      }),
      { seed: 4, numRuns: figure(8, 20) },
    )
  })
})
