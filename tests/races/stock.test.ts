import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { inTransaction } from '@server/db/transaction'
import { stockRows } from '@server/catalogue/stock/repo'
import { release, reserve } from '@server/catalogue/stock/service'
import { describePostgres } from '@tests/helpers/database'
import { COMPANY, outcome, plainItems, setStock, together, twoServers } from '@tests/helpers/race'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { figure } from '@tests/helpers/soak'

describePostgres('races: stock', (server) => {
  const servers = twoServers(server)
  const line = (item_id: string, num: number) => ({ distributor_id: '0', item_id, num })
  const take = (n: number, lines: ReturnType<typeof line>[]) =>
    outcome(inTransaction(servers.db(n), (tx) => reserve(tx, COMPANY, lines, `race:${randomUUID()}`)))

  it('concurrent orders of the same item in several lines: its pieces are distributed exactly', async () => {
    await setStock(servers.one.db, '10101', 100)
    const wants = Array.from({ length: figure(100, 1_000) }, () => [line('10101', 1), line('10101', 2)])
    const outcomes = await together(wants, (lines, n) => take(n, lines))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(33)
    const row = (await stockRows(servers.one.db, COMPANY, ['10101'])).find(
      ({ distributor_id }) => distributor_id === '0',
    )
    expect(row).toMatchObject({ stock: 100, reserved: 99 })
    expect((await ledgerFaults(servers.one.db, COMPANY)).ledger).toEqual([])
  })

  it('rows are locked in one order, whatever the order of the request', async () => {
    const items = await plainItems(servers, 5)
    for (const item of items) await setStock(servers.one.db, item, 100_000)
    const rounds = Array.from({ length: figure(100, 500) }, (_, n) => {
      const turned = [...items.slice(n % 5), ...items.slice(0, n % 5)]
      return n % 2 === 0 ? turned : turned.toReversed()
    })
    const outcomes = await together(rounds, async (order, n) => {
      const lines = order.map((item) => line(item, 1))
      const taken = await take(n, lines)
      await inTransaction(servers.db(n + 1), (tx) => release(tx, COMPANY, lines.toReversed(), `back:${n}`))
      return taken
    })
    expect(new Set(outcomes)).toEqual(new Set(['done']))
    expect((await ledgerFaults(servers.one.db, COMPANY)).ledger).toEqual([])
    const { rows } = await servers.one.pool.query<{ deadlocks: string }>(
      `select deadlocks from pg_stat_database where datname = current_database()`,
    )
    expect(rows).toEqual([{ deadlocks: '0' }])
  })
})
