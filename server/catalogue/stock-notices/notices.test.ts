import { expect, it } from 'vitest'
import type { MemberMessagesAnswer } from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { inTransaction } from '../../db/transaction'
import tellOfStock from './tell-of-stock.job'
import { messagesPage } from '../../platform/outbox/repo'
import { smsSender, type SmsSender } from '../../platform/sms/sender'
import { adjust } from '../stock/service'

/** An item of the demo that is sold out. */
const GONE = '81401'

describeApi('到货通知', (open) => {
  const db = () => open().database.db
  const wait = (who: SignedInMember, item_id = GONE) =>
    who.call(`/goods/items/${item_id}/notice`, { method: 'POST', body: {} })
  const stock = (pieces: number) =>
    inTransaction(db(), (tx) =>
      adjust(tx, '1', { distributor_id: '0', item_id: GONE, stock: pieces }, `test:${Math.random()}`),
    )
  const told = async ({ mobile }: SignedInMember) =>
    (await messagesPage(db(), { company_id: '1', recipient: mobile }, { limit: 9, offset: 0 })).length
  const strike = (
    sms: Pick<SmsSender, 'ready' | 'silent' | 'send'> = smsSender(db(), open().app.config),
    failed = (error: unknown): void => expect.unreachable(String(error)),
  ) =>
    tellOfStock.run({
      db: db(),
      providers: open().app.payments,
      sms,
      company_id: '1',
      now: new Date(),
      failed,
    })

  it('a waiting member is told once when the item is in stock again, however often they asked', async () => {
    const [me, other] = [await newMember(open().app), await newMember(open().app)]
    expect((await wait(me)).statusCode).toBe(200)
    expect((await wait(me)).statusCode).toBe(200)
    await strike()
    expect(await told(me)).toBe(0)
    await stock(3)
    await Promise.all([strike(), strike()])
    await strike()
    expect([await told(me), await told(other)]).toEqual([1, 0])
    await stock(0)
    await wait(me)
    await stock(3)
    await strike()
    expect(await told(me)).toBe(2)
    await stock(0)
  })

  it('a notice that could not be sent is sent the next time', async () => {
    const me = await newMember(open().app)
    await wait(me)
    await stock(1)
    const failures: unknown[] = []
    const broken = { ready: true, send: () => Promise.reject(new Error('no line')) }
    expect(await strike(broken, (error) => failures.push(error))).toBe(0)
    expect([failures.length, await told(me)]).toEqual([1, 0])
    expect(await strike()).toBe(1)
    expect(await told(me)).toBe(1)
    await stock(0)
  })

  it('members without SMS are told once in the message centre', async () => {
    const [me, unreached] = [
      await newMember(open().app),
      await newMember(open().app, { row: { mobile: null } }),
    ]
    for (const who of [me, unreached]) expect((await wait(who)).statusCode).toBe(200)
    await stock(1)
    const noGateway: Pick<SmsSender, 'ready' | 'silent' | 'send'> = {
      ready: false,
      send: () => Promise.reject(new Error('no gateway')),
    }
    expect([await strike(noGateway), await strike(noGateway)]).toEqual([2, 0])
    for (const who of [me, unreached]) {
      const { list } = await who.data<MemberMessagesAnswer>('/member/messages')
      expect(list.map(({ kind, target }) => [kind, target.id])).toEqual([['in_stock', GONE]])
    }
    expect(await told(me)).toBe(0)
    await stock(0)
  })

  it('an item in stock and an unknown one are refused', async () => {
    const me = await newMember(open().app)
    const statuses = [await wait(me, '10101'), await wait(me, '99999')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([422, 404])
  })
})
