import { expect, it } from 'vitest'
import type { PayMethod, TradeDetail, WorklistDetail, WorklistRow } from '@schemas/generated/api'
import { inTransaction } from '../../db/transaction'
import { buy, payFor } from '@tests/helpers/checkout'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { png } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { uploadAsMember } from '@tests/helpers/upload'
import { writeSetting } from '../../platform/settings/repo'
import { decideVoucher } from './service'

const HOUR = 3_600
const UPLOAD = '/order/offline/upload/voucher'

describeApi('bank transfers reserve stock only while a voucher is under review', (open) => {
  const db = () => open().app.db
  const query = (sql: string, values: unknown[] = []) => open().database.pool.query(sql, values)

  /** A member who may upload vouchers, with a picture for them. */
  const buyer = async () => {
    await query(
      `insert into bank_account (company_id, bank_account_id, bank_account_name, bank_account_no, bank_name)
       values ('1', 'vouchers', '和安', '1', '招商银行') on conflict do nothing`,
    )
    const member = await newMember(open().app)
    const { url } = await uploadAsMember(open().app, member, await png(30, 20))
    const order = (remark: string) => buy({ db: db(), member }, [{ item_id: '10301' }], { remark })
    const upload = (order_id: string) =>
      member.call(UPLOAD, {
        method: 'POST',
        body: { order_id, bank_account_id: 'vouchers', voucher_pic: [url] },
      })
    const uploaded = async (order_id: string) => {
      const answer = await upload(order_id)
      if (answer.statusCode !== 200) throw new Error(answer.payload)
      return answer.json<{ data: { id: string } }>().data
    }
    return { member, order, upload, uploaded }
  }
  const choose = (member: SignedInMember, order_id: string) =>
    member.call('/payment', { method: 'POST', body: { order_id, pay_type: 'offline_pay' } })
  /** Seconds that are left to pay a trade. */
  const secondsLeft = async (member: SignedInMember, trade_id: string) =>
    (await member.data<TradeDetail>(`/trade/detail?trade_id=${trade_id}`)).expire_seconds
  const judge = (trade_id: string, approve: boolean) =>
    inTransaction(db(), (tx) =>
      decideVoucher(tx, '1', { trade_id, approve, remark: '看不清', operator_name: '店长' }, new Date()),
    )

  it('choosing a transfer keeps the ordinary expiry, a voucher extends it to 72 hours, a refusal resets it', async () => {
    const { member, order, uploaded } = await buyer()
    const { order_id, trade_id } = await order('时限')
    const before = await secondsLeft(member, trade_id)
    expect((await choose(member, order_id)).statusCode).toBe(200)
    expect(await secondsLeft(member, trade_id)).toBeLessThanOrEqual(before)
    await uploaded(order_id)
    expect(await secondsLeft(member, trade_id)).toBeGreaterThan(71 * HOUR)
    await judge(trade_id, false)
    const again = await secondsLeft(member, trade_id)
    expect([again > 29 * 60, again <= 30 * 60]).toEqual([true, true])
  })

  it('a seckill cannot be paid by transfer: it is not offered, choosing and uploading are refused', async () => {
    const { member, order, upload } = await buyer()
    const { order_id, trade_id } = await order('秒杀')
    await query(`update trade set order_type = 'normal_seckill' where trade_id = $1`, [trade_id])
    await query(`update orders set order_type = 'normal_seckill' where trade_id = $1`, [trade_id])
    const before = await secondsLeft(member, trade_id)
    const offered = async (order_type: string) =>
      (await open().data<PayMethod[]>(`/trade/payment/list?platform=pc&order_type=${order_type}`)).map(
        ({ pay_type_code }) => pay_type_code,
      )
    expect(await offered('normal')).toContain('offline_pay')
    expect(await offered('normal_seckill')).not.toContain('offline_pay')
    for (const answer of [await choose(member, order_id), await upload(order_id)])
      expect([answer.statusCode, answer.json().msg]).toEqual([422, '支付方式不可用'])
    expect(await secondsLeft(member, trade_id)).toBeLessThanOrEqual(before)
  })

  it('orders whose voucher is under review count as unpaid', async () => {
    const setting = { max_unpaid_orders: 2 }
    await inTransaction(db(), (tx) => writeSetting(tx, '1', 'trade', setting))
    const { member, order, uploaded } = await buyer()
    for (const remark of ['一', '二']) await uploaded((await order(remark)).order_id)
    const third = await order('三').then(
      () => 'made',
      (error: unknown) => String(error),
    )
    await query(`delete from setting where company_id = '1' and name = 'trade'`)
    expect(third).toContain('未付款的订单过多')
    expect(member.user_id).not.toBe('')
  })

  it('a member has at most three pending vouchers; one whose trade is paid otherwise is no longer pending', async () => {
    const { member, order, upload, uploaded } = await buyer()
    const trades = []
    for (const remark of ['一', '二', '三', '四']) trades.push(await order(remark))
    const [first, second, third, fourth] = trades.map(({ trade_id }) => trade_id)
    for (const trade_id of [first, second, third]) await uploaded(trade_id ?? '')
    const left = await secondsLeft(member, first ?? '')
    await uploaded(first ?? '')
    expect(await secondsLeft(member, first ?? '')).toBeLessThanOrEqual(left)
    const refused = await upload(fourth ?? '')
    expect([refused.statusCode, refused.json().msg]).toEqual([409, '待审核的付款凭证过多，请等审核后再上传'])
    expect(await secondsLeft(member, fourth ?? '')).toBeLessThan(HOUR)
    await payFor(member, second ?? '')
    const { rows } = await query(`select check_status from voucher where trade_id = $1`, [second])
    expect(rows).toEqual([{ check_status: 9 }])
    expect((await upload(fourth ?? '')).statusCode).toBe(200)
  })

  it('an overdue voucher is listed first and marked; its buyer may still replace it', async () => {
    const { order, upload, uploaded } = await buyer()
    const [late, fresh] = [await order('迟'), await order('新')]
    for (const { order_id } of [late, fresh]) await uploaded(order_id)
    await query(`update trade set expires = now() - interval '1 hour' where trade_id = $1`, [late.trade_id])
    const operator = await signInAs(open().app, 'viewer')
    const page = await operator.data<{ list: WorklistRow[] }>('/worklists/voucher?tab=pending')
    const states = page.list.map(({ id, values }) => [id, values.status])
    expect(states[0]).toEqual([late.trade_id, '待审核（已超时）'])
    expect(states).toContainEqual([fresh.trade_id, '待审核'])
    expect((await upload(late.order_id)).statusCode).toBe(200)
  })

  it('a decided voucher shows the time of its submission beside that of its decision', async () => {
    const { order, uploaded } = await buyer()
    const { order_id, trade_id } = await order('审核')
    await uploaded(order_id)
    await query(
      `update voucher set created = now() - interval '2 hours', updated = now() - interval '2 hours'
       where trade_id = $1`,
      [trade_id],
    )
    const owner = await signInAs(open().app, 'owner')
    const times = async () => {
      const { facts } = await owner.data<WorklistDetail>(`/worklists/voucher/${trade_id}`)
      return facts.filter(({ kind }) => kind === 'time').map(({ title, value }) => [title, value])
    }
    const [submitted] = await times()
    expect(submitted?.[0]).toBe('提交时间')
    await owner.data(`/worklists/voucher/${trade_id}/judge_voucher`, {
      method: 'POST',
      body: { value: { agree: true, remark: '' } },
    })
    const judged = await times()
    expect(judged[0]).toEqual(submitted)
    expect(judged[1]?.[0]).toBe('审核时间')
  })

  it('viewers see masked account numbers only', async () => {
    const { order, uploaded } = await buyer()
    const { order_id, trade_id } = await order('账号')
    await uploaded(order_id)
    await query(`update voucher set pay_account_no = '6222021234567890' where trade_id = $1`, [trade_id])
    const accountsFor = async (role: 'viewer' | 'editor') => {
      const { facts } = await (
        await signInAs(open().app, role)
      ).data<WorklistDetail>(`/worklists/voucher/${trade_id}`)
      return facts.filter(({ kind }) => kind === 'account').map(({ value }) => String(value))
    }
    const [whole, masked] = [await accountsFor('editor'), await accountsFor('viewer')]
    expect([whole.length, whole[1]]).toEqual([2, '6222021234567890'])
    expect([masked.length, masked[1]]).toEqual([2, '****7890'])
    expect(masked[0]).not.toBe(whole[0])
  })
})
