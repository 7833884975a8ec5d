import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditAnswer, PaymentStarted, WorklistAnswer, WorklistDetail } from '@schemas/generated/api'
import { yuanText } from '@schemas/money'
import { DAY_MS } from '@schemas/time-units'
import { startAlipay, type AlipayStub } from '@tests/helpers/alipay-stub'
import { testApp } from '@tests/helpers/app'
import { buy } from '@tests/helpers/checkout'
import { describeDemoDatabase } from '@tests/helpers/database'
import { newMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { startWechat, type WechatStub } from '@tests/helpers/wechat-stub'
import type { OpenDatabase } from '../../db/client'
import { allJobs } from '../../platform/jobs/scheduler'
import { dayInShanghai } from '../../core/shanghai'
import type { BillLine } from '../providers/provider'
import { PaymentProviders } from '../providers/providers'
import { WechatProvider } from '../providers/wechat-provider'
import { smsSender } from '../../platform/sms/sender'
import { dayAfter, daysToPlan, recordedBetween, readyAt } from './days'
import { workOnBills } from './due-bills'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const UNKNOWN = '0'.repeat(32)

describeDemoDatabase('the daily bills of payment providers', (open) => {
  let database: OpenDatabase
  let app: FastifyInstance
  let alipay: AlipayStub
  let wechat: WechatStub
  const started = new Date()
  const startDay = dayInShanghai(started)
  /** What is paid now is on the bill of this day: of the next one in the last minutes before midnight. */
  const today = started < recordedBetween(startDay).to ? startDay : dayAfter(startDay)
  const ready = new Date(readyAt(today).getTime() + MINUTE)

  beforeAll(async () => {
    database = open()
    app = await testApp(database)
    ;[alipay, wechat] = await Promise.all([startAlipay(), startWechat()])
    app.payments = await PaymentProviders.open(database.db, {
      test: true,
      accounts: { '1': { alipay: alipay.account, wechat: wechat.account } },
    })
    await app.ready()
  }, 60_000)
  afterAll(async () => {
    await app?.close()
    await Promise.all([alipay?.close(), wechat?.close()])
  })
  beforeEach(async () => {
    await database.pool.query(`delete from bill_difference`)
    await database.pool.query(`delete from bill`)
    await database.pool.query(`update payment set paid = '2020-01-01' where state = 'SUCCESS'`)
    await database.pool.query(`update refund set done = '2020-01-01' where state = 'SUCCESS'`)
    wechat.bill(today, [])
    alipay.bill(today, [])
    failures.splice(0)
    alipay.downloads.splice(0)
  })

  const query = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows
  const begun = async (pay_type: string) => {
    const member = await newMember(app)
    const { order_id, trade_id, total_fee } = await buy({ db: database.db, member }, [{ item_id: '10101' }])
    const body = { order_id, pay_type }
    const { payment_id } = await member.data<PaymentStarted>('/payment', { method: 'POST', body })
    return { member, order_id, trade_id, total_fee, payment_id }
  }
  const tell = (name: 'wechat' | 'alipay', payload: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/api/${name}/notify`,
      payload,
      headers: { host: 'hean.localhost', ...headers },
    })
  const paidByWechat = async () => {
    const payment = await begun('wxpaypc')
    const { body, headers } = wechat.notice({ out_trade_no: payment.payment_id, total: payment.total_fee })
    await tell('wechat', body, { 'content-type': 'application/json', ...headers })
    return payment
  }
  const failures: unknown[] = []
  const strike = async (name: string, now: Date) => {
    const job = allJobs().find((one) => one.name === name)
    return job?.run({
      db: database.db,
      providers: app.payments,
      sms: smsSender(database.db, app.config),
      company_id: '1',
      now,
      failed: (error) => void failures.push(error),
    })
  }
  /** Runs the job until nothing is due. */
  const compare = async (now = ready) => {
    while (((await strike('compare-bills', now)) ?? 0) > 0);
  }
  const line = (payment_id: string, fee: number, transaction_id = `wx${payment_id}`): BillLine => ({
    kind: 'payment',
    payment_id,
    transaction_id,
    fee,
    currency: 'CNY',
  })
  const bills = (provider = 'wechat') =>
    query(
      `select state, payment_count, payment_fee, own_payment_count, own_payment_fee, refund_count, own_refund_count,
              foreign_count, differences from bill where provider = $1 and day = $2`,
      [provider, today],
    )
  const differences = () =>
    query(
      `select kind, number, bill_fee::int, own_fee::int, state, remark from bill_difference order by kind, number`,
    )
  const refunds = (trade_id: string) =>
    query(`select cause, refund_fee, state from refund where trade_id = $1`, [trade_id])

  it('settles and refunds a payment that neither a notice nor a query reported, by the bill', async () => {
    const { trade_id, payment_id, total_fee } = await begun('wxpaypc')
    await strike('expire-orders', new Date(Date.now() + 31 * MINUTE))
    for (const minutes of [1.5, 5.5, 15.5, 32])
      await strike('query-payments', new Date(Date.now() + minutes * MINUTE))
    expect(await query(`select state, query_at from payment where payment_id = $1`, [payment_id])).toEqual([
      { state: 'CLOSED', query_at: null },
    ])
    wechat.paid(payment_id, total_fee)
    wechat.bill(today, [line(payment_id, total_fee)])
    await compare()
    expect(
      await query(`select state, transaction_id from payment where payment_id = $1`, [payment_id]),
    ).toEqual([{ state: 'SUCCESS', transaction_id: `wx${payment_id}` }])
    expect(await refunds(trade_id)).toEqual([
      { cause: `late:${payment_id}`, refund_fee: total_fee, state: 'READY' },
    ])
    expect(await differences()).toEqual([
      {
        kind: 'lost_payment',
        number: payment_id,
        bill_fee: total_fee,
        own_fee: null,
        state: 'SETTLED',
        remark: '订单已关闭或已付款，款项自动退回',
      },
    ])
    expect(failures).toEqual([])
  })

  it('pays the order if its trade is still open, also by Alipay’s bill', async () => {
    const { member, trade_id, payment_id, total_fee } = await begun('alipay')
    alipay.paid(payment_id, yuanText(total_fee))
    alipay.bill(today, [line(payment_id, total_fee, `ali${payment_id}`)])
    await compare()
    expect(await member.data(`/trade/detail?trade_id=${trade_id}`)).toMatchObject({
      trade_state: 'SUCCESS',
      transaction_id: `ali${payment_id}`,
    })
    expect((await differences()).map(({ state, remark }) => [state, remark])).toEqual([
      ['SETTLED', '已按支付渠道的结果入账'],
    ])
  })

  it('rejects an answer of Alipay with a wrong signature: no bill is read, nothing is written', async () => {
    const { payment_id, total_fee } = await begun('alipay')
    alipay.paid(payment_id, yuanText(total_fee))
    alipay.bill(today, [line(payment_id, total_fee, `ali${payment_id}`)])
    alipay.forge(true)
    await compare()
    alipay.forge(false)
    expect(alipay.downloads).toEqual([])
    expect(await bills('alipay')).toMatchObject([{ state: 'WAITING', payment_count: 0, differences: 0 }])
    expect(await differences()).toEqual([])
    expect(await query(`select state, bill_day from payment where payment_id = $1`, [payment_id])).toEqual([
      { state: 'READY', bill_day: null },
    ])
    expect(failures.map(String)).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('AppError')))
  })

  it('never settles a payment by the bill alone: the provider is queried', async () => {
    const { payment_id, total_fee } = await begun('wxpaypc')
    wechat.bill(today, [line(payment_id, total_fee)])
    await compare()
    expect(await query(`select state from payment where payment_id = $1`, [payment_id])).toEqual([
      { state: 'READY' },
    ])
    expect(await differences()).toMatchObject([
      { kind: 'lost_payment', state: 'OPEN', remark: '支付渠道查询为未支付' },
    ])
  })

  it('finds no differences in equal records, ignores other systems, and can be repeated', async () => {
    const { payment_id, total_fee } = await paidByWechat()
    wechat.bill(today, [line(payment_id, total_fee), line('SHOP-OF-ANOTHER-SYSTEM', 5_00)])
    const figures = {
      state: 'COMPARED',
      payment_count: 1,
      payment_fee: String(total_fee),
      own_payment_count: 1,
      own_payment_fee: String(total_fee),
      refund_count: 0,
      own_refund_count: 0,
      foreign_count: 1,
      differences: 0,
    }
    await compare()
    expect(await bills()).toEqual([figures])
    await database.pool.query(`update bill set due = now()`)
    await compare()
    expect([await bills(), await differences()]).toEqual([[figures], []])
  })

  it('names what differs, what only the bill has and what it lacks', async () => {
    const [missing, dearer, other] = [await paidByWechat(), await paidByWechat(), await paidByWechat()]
    const refund = (refund_id: string, state: string, tries: number) =>
      query(
        `insert into refund (company_id, refund_id, trade_id, payment_id, refund_fee, state, cause, due, done, tries)
         values ('1', $1, $2, $3, 100, $4, $1, now(), now(), $5)`,
        [refund_id, missing.trade_id, missing.payment_id, state, tries],
      )
    const r = (digit: number) => `${digit}${missing.payment_id.slice(1)}`
    await refund(r(1), 'SUCCESS', 1)
    await refund(r(2), 'SUCCESS', 1)
    await refund(r(3), 'FAILS', 1)
    await refund(r(4), 'SUCCESS', 0) // paid out by hand
    await refund(r(5), 'PROCESSING', 1)
    const back = (refund_id: string, fee = 100): BillLine => ({
      kind: 'refund',
      payment_id: missing.payment_id,
      refund_id,
      fee,
      failed: false,
    })
    wechat.bill(today, [
      line(dearer.payment_id, dearer.total_fee + 1),
      line(other.payment_id, other.total_fee, 'wx-another'),
      line(UNKNOWN, 1_00),
      back(r(2), 101),
      back(r(3)),
      back(r(5)),
      back('by-hand-at-wechat'),
    ])
    await compare()
    const found = (await differences()).map(({ kind, number, bill_fee, own_fee }) => [
      kind,
      number,
      bill_fee,
      own_fee,
    ])
    expect(found).toEqual([
      ['payment_fee', dearer.payment_id, dearer.total_fee + 1, dearer.total_fee],
      ['payment_missing', missing.payment_id, null, missing.total_fee],
      ['payment_transaction', other.payment_id, other.total_fee, other.total_fee],
      ['payment_unknown', UNKNOWN, 100, null],
      ['refund_fee', r(2), 101, 100],
      ['refund_missing', r(1), null, 100],
      ['refund_state', r(3), 100, 100],
      ['refund_unknown', 'by-hand-at-wechat', 100, null],
    ])
    // what the provider corrects is no difference any more
    wechat.bill(today, [
      line(missing.payment_id, missing.total_fee),
      line(dearer.payment_id, dearer.total_fee),
    ])
    await database.pool.query(`update bill set due = now()`)
    await compare(new Date(ready.getTime() + HOUR))
    expect((await differences()).map(({ kind }) => kind)).toEqual(['refund_missing'])
  })

  it('a payment recorded after midnight may be on the bill of the day before', async () => {
    const { payment_id, total_fee } = await paidByWechat()
    wechat.bill(today, [line(payment_id, total_fee)])
    await database.pool.query(`update payment set paid = $1 where payment_id = $2`, [
      new Date(readyAt(today).getTime() - 8 * HOUR),
      payment_id,
    ])
    await compare()
    wechat.bill(dayAfter(today), [line(UNKNOWN, 1)])
    await compare(new Date(ready.getTime() + DAY_MS))
    expect((await differences()).map(({ kind }) => kind)).toEqual(['payment_unknown'])
  })

  it('waits for a bill that is not made yet; longer for a missing one if we know of payments', async () => {
    wechat.bill(today, [])
    wechat.nextBill.push(...[1, 2, 3].map(() => ({ status: 400, code: 'STATEMENT_CREATING' })))
    await compare()
    const waiting = await query(`select day, state, failure from bill where provider = 'wechat' order by day`)
    expect(waiting.map(({ state, failure }) => [state, failure])).toEqual(
      [1, 2, 3].map(() => ['WAITING', '账单尚未生成']),
    )
    const none = () =>
      wechat.nextBill.push(...[1, 2, 3].map(() => ({ status: 400, code: 'NO_STATEMENT_EXIST' })))
    const state = async () => (await bills()).map((row) => row.state)
    const { payment_id } = await paidByWechat()
    none()
    await compare(new Date(ready.getTime() + 3 * HOUR))
    expect(await state()).toEqual(['WAITING'])
    expect(
      await query(`select distinct state from bill where provider = 'wechat' and day < $1`, [today]),
    ).toEqual([{ state: 'EMPTY' }])
    none()
    await compare(new Date(ready.getTime() + 25 * HOUR))
    wechat.nextBill.splice(0)
    expect(await state()).toEqual(['COMPARED'])
    expect(await differences()).toMatchObject([{ kind: 'payment_missing', number: payment_id }])
  })

  it('queries a failing provider every hour and gives up after a week', async () => {
    const fail = () => wechat.nextBill.push(...[1, 2, 3].map(() => ({ status: 500, code: 'SYSTEM_ERROR' })))
    fail()
    await compare()
    expect(await bills()).toMatchObject([{ state: 'WAITING' }])
    await query(`update bill set due = '2020-01-01' where provider = 'wechat' and day = $1`, [today])
    fail()
    await strike('compare-bills', new Date(ready.getTime() + 7 * DAY_MS))
    wechat.nextBill.splice(0)
    const rows = await query(`select state, due from bill where provider = 'wechat' and day = $1`, [today])
    expect(rows).toEqual([{ state: 'FAILED', due: null }])
    expect(failures).toHaveLength(4)
  })

  it('plans the days since the last bill, three without a bill and at most thirty', () => {
    const now = new Date('2026-11-22T09:00:00+08:00')
    expect(daysToPlan(null, now)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
    expect(daysToPlan('2026-11-20', now)).toEqual(['2026-11-21'])
    expect(daysToPlan('2026-11-21', now)).toEqual([])
    expect(daysToPlan('2025-01-01', now)).toHaveLength(30)
  })

  describe('a bill that takes longer than one run', () => {
    const foreign = (count: number) => Array.from({ length: count }, (_, n) => line(`OTHER-${n}`, 1))
    const work = (turnMs = 0, now = ready) =>
      workOnBills(database.db, app.payments, '1', {
        now,
        failed: (error) => void failures.push(error),
        turnMs,
      })
    const progress = async () =>
      (
        await query(
          `select tries, (progress->>'lines')::int as lines from bill where provider = 'wechat' and day = $1`,
          [today],
        )
      )[0]
    const only = () =>
      query(`update bill set due = null, state = 'EMPTY' where provider = 'alipay' or day <> $1`, [today])
    /** Plans the bills, of which this one is left, with a payment that is first, one in the middle and one that lacks. */
    const large = async () => {
      const [first, middle] = [await paidByWechat(), await paidByWechat()]
      const lines = [
        line(first.payment_id, first.total_fee),
        ...foreign(700),
        line(middle.payment_id, middle.total_fee + 1),
        ...foreign(700),
      ]
      wechat.bill(today, lines)
      await work(0, new Date(readyAt(today).getTime() - MINUTE))
      await only()
      return { lines, first, middle }
    }

    it('continues after the compared lines, with the same result as a single run', async () => {
      const { first, middle } = await large()
      await work()
      expect(await progress()).toEqual({ tries: 1, lines: 500 })
      await work()
      expect(await progress()).toEqual({ tries: 2, lines: 1_000 })
      await work()
      expect(await progress()).toEqual({ tries: 3, lines: null })
      const sum = first.total_fee + middle.total_fee
      expect(await bills()).toMatchObject([
        {
          state: 'COMPARED',
          payment_count: 2,
          payment_fee: String(sum + 1),
          own_payment_fee: String(sum),
          foreign_count: 1_400,
          differences: 1,
        },
      ])
      expect((await differences()).map(({ kind }) => kind)).toEqual(['payment_fee'])
    })

    it('starts over if the compared lines have changed', async () => {
      const { lines, first } = await large()
      await work()
      wechat.bill(today, [line(first.payment_id, first.total_fee + 2), ...lines.slice(1)])
      await work()
      expect(await progress()).toEqual({ tries: 2, lines: null })
      await work(60_000)
      expect(await bills()).toMatchObject([
        { state: 'COMPARED', payment_count: 2, foreign_count: 1_400, differences: 2 },
      ])
    })

    it('prolongs its claim with each batch', async () => {
      await large()
      const claims: Date[] = []
      const bill = WechatProvider.prototype.bill
      async function* watched(lines: AsyncIterable<BillLine>) {
        let read = 0
        for await (const one of lines) {
          if (read++ % 700 === 0)
            claims.push(
              (await query(`select due from bill where provider = 'wechat' and day = $1`, [today]))[0].due,
            )
          yield one
        }
      }
      const spy = vi.spyOn(WechatProvider.prototype, 'bill').mockImplementationOnce(async function (
        this: WechatProvider,
        ...asked
      ) {
        const answer = await bill.apply(this, asked)
        return answer.state === 'ready' ? { ...answer, lines: watched(answer.lines) } : answer
      })
      await work(60_000)
      spy.mockRestore()
      const [first, second] = claims.map((due) => due.getTime())
      expect(second).toBeGreaterThan(first ?? Number.NaN)
    })

    it('is given up by a server that lost its claim, without changing anything', async () => {
      await large()
      const bill = WechatProvider.prototype.bill
      const spy = vi.spyOn(WechatProvider.prototype, 'bill').mockImplementationOnce(async function (
        this: WechatProvider,
        ...asked
      ) {
        const answer = await bill.apply(this, asked)
        await query(`update bill set tries = tries + 1 where provider = 'wechat' and day = $1`, [today])
        return answer
      })
      const [before] = await query(`select due from bill where provider = 'wechat' and day = $1`, [today])
      expect(await work(60_000)).toBe(1)
      spy.mockRestore()
      expect(await bills()).toMatchObject([{ state: 'WAITING', foreign_count: 0 }])
      expect(await progress()).toEqual({ tries: 2, lines: null })
      const [after] = await query(`select due from bill where provider = 'wechat' and day = $1`, [today])
      expect(after.due > before.due).toBe(true)
      expect(failures).toEqual([])
    })
  })

  it('operators see days and differences; an owner settles one with a remark, which is logged', async () => {
    wechat.bill(today, [line(UNKNOWN, 1_00)])
    await compare()
    const [owner, editor, viewer] = [
      await signInAs(app, 'owner'),
      await signInAs(app, 'editor'),
      await signInAs(app, 'viewer'),
    ]
    const listed = () => viewer.data<WorklistAnswer>('/worklists/bill_difference')
    const [row] = (await listed()).list
    expect(row?.values).toMatchObject({
      day: today,
      provider: '微信支付',
      kind: '商城无此付款单',
      bill_fee: 100,
    })
    const days = await viewer.data<WorklistAnswer>('/worklists/bill?tab=open')
    expect(days.list.map(({ id, values }) => [id, values['open']])).toEqual([[`wechat:${today}`, '1']])
    const settle = (as: typeof owner, remark: string) =>
      as.call(`/worklists/bill_difference/${row?.id}/settle_difference`, {
        method: 'POST',
        body: { value: { remark } },
      })
    for (const as of [viewer, editor]) expect((await settle(as, '已核对')).statusCode).toBe(403)
    expect((await settle(owner, '')).statusCode).toBe(422)
    expect((await settle(owner, '已核对')).json().data.facts).toContainEqual(
      expect.objectContaining({ title: '处理说明', value: '已核对' }),
    )
    expect((await settle(owner, '又一次')).statusCode).toBe(409)
    expect((await listed()).count).toBe(0)
    const { list } = await owner.data<AuditAnswer>(`/audit?subject=bill_difference&subject_id=${row?.id}`)
    expect(list.map(({ action }) => action)).toEqual(['bill_difference.settle_difference'])
    const other = await signInAs(app, 'owner', '2')
    expect((await other.call(`/worklists/bill_difference/${row?.id}`)).statusCode).toBe(404)
    expect((await other.call(`/worklists/bill/wechat:${today}`)).statusCode).toBe(404)
  })

  it('an editor can have a bill fetched again', async () => {
    await compare()
    const editor = await signInAs(app, 'editor')
    const path = `/worklists/bill/wechat:${today}`
    const body = { value: {} }
    const { facts } = await editor.data<WorklistDetail>(`${path}/recheck_bill`, { method: 'POST', body })
    expect(facts).toContainEqual({ title: '状态', kind: 'text', value: '待对账' })
    await compare(new Date(ready.getTime() + 2 * HOUR))
    expect(await bills()).toMatchObject([{ state: 'COMPARED' }])
  })
})
