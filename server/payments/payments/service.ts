/** What the cashier calls. */
import type {
  AlipayResultAnswer,
  OfflineBackaccountAnswer,
  PaymentStarted,
  PaymentStartBody,
  PaymentTestBody,
  TradeDetail,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { settingOf } from '../../platform'
import { qrcodePng } from '../../core/qrcode'
import { requireOwnTrade, type TradeOwner } from '../trades/own-trade'
import { subjectOf } from '../../members'
import { lockTrade, tradeOf, OFFLINE_PAY, POINT_PAY } from '../trades/repo'
import { cashierOrder, tradeDetailOf, requireTradeOfPayment, tradeDetail, TRANSFER_NAME } from './cashier'
import { closeReadyPayment, paymentOf, paymentsOfTrade } from './repo'
import { receiveNotice } from './notices'
import { payFreeTrade } from './settle'
import type { PaymentProviders } from '../providers/providers'
import { queryPayment } from './query-payments'
import { requirePayable, startPayment, chooseTransfer } from './start-payment'
import { bankAccounts } from '../trades/voucher-repo'

/** Name of the trust-login provider whose accounts pay inside WeChat. */
const WEIXIN = 'weixin'

/** Where a request to pay comes from. */
export interface PaymentOrigin {
  client_ip: string
  /** `https://shop.example.com`; return paths are relative to it. */
  origin: string
}

/**
 * `payment`: starts to pay a trade, by its number or an order's.
 * @throws AppError not_found, order_state, pay_type_unavailable, payer_unknown, provider_failed
 */
export async function pay(
  db: Database,
  providers: PaymentProviders,
  owner: TradeOwner,
  body: PaymentStartBody,
  place: PaymentOrigin,
  now: Date,
): Promise<PaymentStarted> {
  const { company_id } = owner
  const { order_id, pay_type } = body
  const order_info = await cashierOrder(db, owner, order_id)
  const { trade_id, title } = order_info
  const answer = { pay_type, trade_info: { order_id: order_info.order_id, trade_id }, order_info }
  if (pay_type === OFFLINE_PAY || pay_type === POINT_PAY) {
    await (pay_type === OFFLINE_PAY
      ? payByTransfer(db, owner, trade_id, now)
      : payFree(db, owner, trade_id, now))
    const pay_status = pay_type === POINT_PAY
    return { ...answer, order_info: await cashierOrder(db, owner, order_id), pay_status, payment_id: '' }
  }
  const back = body.return_url ?? body.redirect
  const payer = {
    ...owner,
    trade_id,
    title,
    client_ip: place.client_ip,
    return_url: back === undefined ? '' : place.origin + back,
    open_id: body.open_id ?? (await subjectOf(db, owner, WEIXIN)),
  }
  const provider = providers.forPayType(company_id, pay_type)
  const { payment_id, params } = await startPayment(db, provider, pay_type, payer, now)
  return { ...params, ...(await qrcodeOf(params)), ...answer, pay_status: false, payment_id }
}

/** px; large enough to be scanned off a screen. */
const CODE_SIZE = 360

/** The code to scan as a picture, since clients do not draw codes. */
async function qrcodeOf({ code_url }: Record<string, unknown>): Promise<Pick<PaymentStarted, 'qrcodeImage'>> {
  if (typeof code_url !== 'string') return {}
  const png = await qrcodePng(code_url, CODE_SIZE)
  return { qrcodeImage: `data:image/png;base64,${png.toString('base64')}` }
}

/** `payment/query`: queries the providers of all open payments and returns the state of the trade. */
export async function queryProviders(
  db: Database,
  providers: PaymentProviders,
  owner: TradeOwner,
  id: string,
  now: Date,
): Promise<TradeDetail> {
  const trade = await requireOwnTrade(db, owner, id)
  const attempts = await paymentsOfTrade(db, owner.company_id, trade.trade_id)
  for (const payment of attempts.filter(({ state }) => state === 'READY'))
    await queryPayment(db, providers, payment, now)
  return tradeDetail(db, owner, trade.trade_id, now)
}

/** `trade.payment.finish`. @throws AppError not_found */
export async function paymentResult(
  db: Database,
  owner: TradeOwner,
  id: string,
  now: Date,
): Promise<TradeDetail> {
  return tradeDetailOf(db, await requireTradeOfPayment(db, owner, id), now)
}

/**
 * The page that Alipay returns to. Its fields are signed, and Alipay is queried about the payment nevertheless.
 * @throws AppError not_found for an invalid signature
 */
export async function alipayResult(
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  fields: Record<string, unknown>,
  now: Date,
): Promise<AlipayResultAnswer> {
  const alipay = providers.named(company_id, 'alipay')
  const payment = await paymentOf(db, company_id, String(fields.out_trade_no))
  if (!payment || !alipay?.isReturn?.(fields)) throw new AppError('not_found')
  await queryPayment(db, providers, payment, now)
  const trade = await tradeOf(db, company_id, payment.trade_id)
  if (!trade) throw new Error(`Expected the trade of payment ${payment.payment_id}, found none`)
  return { trade_id: trade.trade_id, trade_state: trade.state }
}

/**
 * `payment/test`: success sends the test provider's notice through the code of all notices; failure closes the payment,
 * and the trade can be paid again.
 */
export async function payTest(
  db: Database,
  providers: PaymentProviders,
  owner: TradeOwner,
  { payment_id, success }: PaymentTestBody,
  now: Date,
): Promise<TradeDetail> {
  const { company_id } = owner
  const { test } = providers
  const payment = await paymentOf(db, company_id, payment_id)
  if (payment?.pay_type !== test.name) throw new AppError('not_found', { message: '支付单不存在' })
  await requireOwnTrade(db, owner, payment.trade_id)
  if (!success) await closeReadyPayment(db, company_id, payment_id, now)
  // a second click sends no second notice
  if (payment.state !== 'SUCCESS' && success) {
    const { pay_fee } = payment
    const signed = await test.sign(company_id, { payment_id, pay_fee }, now)
    await receiveNotice(db, test, { company_id, now, ...signed })
  }
  return tradeDetail(db, owner, payment.trade_id, now)
}

/** `order/offline/backaccount`. */
export async function transferAccounts(db: Database, company_id: string): Promise<OfflineBackaccountAnswer> {
  const accounts = await bankAccounts(db, company_id)
  const { offline_cancel_time } = await settingOf(db, company_id, 'trade')
  const list = accounts.map(({ bank_account_id: id, company_id: _own, disabled: _off, ...account }) => {
    return { id, ...account }
  })
  const setting = {
    is_open: list.length > 0,
    pay_name: TRANSFER_NAME,
    pay_tips: '转账后请上传付款凭证',
    pay_desc: '请在付款时限内转账并上传凭证，逾期订单将自动取消；凭证审核期间订单为您保留',
    auto_cancel_time: offline_cancel_time,
  }
  return { setting, list, count: list.length, total_count: list.length }
}

const payByTransfer = (db: Database, { company_id, user_id }: TradeOwner, trade_id: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const trade = await requirePayable(tx, await lockTrade(tx, company_id, trade_id), user_id, now)
    await chooseTransfer(tx, company_id, trade, now)
  })

/** Trades that cost nothing are paid with their order, except those that an operator made free later. */
const payFree = (db: Database, { company_id, user_id }: TradeOwner, trade_id: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const trade = await lockTrade(tx, company_id, trade_id)
    if (trade?.state === 'SUCCESS' && trade.total_fee === 0) return
    const open = await requirePayable(tx, trade, user_id, now)
    if (open.total_fee > 0) throw new AppError('pay_type_unavailable')
    await payFreeTrade(tx, open, now)
  })
