/** Paying, as the cashier does it. */
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
import { needOwnTrade, type TradeOwner } from '../trades/own-trade'
import { subjectOf } from '../../members'
import { lockTrade, tradeOf } from '../trades/repo'
import { cashierOrder, detailOf, needTradeOfPayment, tradeDetail, TRANSFER_NAME } from './trade-service'
import { AlipayProvider } from './alipay-provider'
import { OFFLINE_PAY, POINT_PAY } from './methods'
import { takeNotice } from './notices'
import { payAtOnce } from './pay-at-once'
import { closeReadyPayment, paymentOf, paymentsOfTrade } from './payment-repo'
import type { PaymentProviders } from './providers'
import { queryPayment } from './query-payments'
import { expectPayable, startPayment } from './start-payment'
import { chooseTransfer } from './vouchers'
import { bankAccounts } from './voucher-repo'

/** The third party whose accounts pay inside WeChat. */
const WEIXIN = 'weixin'

/** Where somebody pays from. */
export interface PayPlace {
  client_ip: string
  /** `https://shop.example.com`, what a path to come back to is below. */
  origin: string
}

/**
 * `payment`: begins to pay a trade, by its number or an order's.
 * @throws AppError not_found, order_state, pay_type_unavailable, payer_unknown, provider_failed
 */
export async function pay(
  db: Database,
  providers: PaymentProviders,
  owner: TradeOwner,
  body: PaymentStartBody,
  place: PayPlace,
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
      : payNothing(db, owner, trade_id, now))
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
  return { ...params, ...(await drawn(params)), ...answer, pay_status: false, payment_id }
}

/** px; what is scanned off a screen at arm's length. */
const CODE_SIZE = 360

/** The picture of a code that is to be scanned: no browser of ours draws codes. */
async function drawn({ code_url }: Record<string, unknown>): Promise<Pick<PaymentStarted, 'qrcodeImage'>> {
  if (typeof code_url !== 'string') return {}
  const png = await qrcodePng(code_url, CODE_SIZE)
  return { qrcodeImage: `data:image/png;base64,${png.toString('base64')}` }
}

/** `payment/query`: asks the providers of all attempts that are not over, and says how the trade stands. */
export async function askProviders(
  db: Database,
  providers: PaymentProviders,
  owner: TradeOwner,
  id: string,
  now: Date,
): Promise<TradeDetail> {
  const trade = await needOwnTrade(db, owner, id)
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
  return detailOf(db, await needTradeOfPayment(db, owner, id), now)
}

/**
 * The page that Alipay leads back to: its fields are signed, and the truth is asked for besides.
 * @throws AppError not_found for a signature that is not Alipay's
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
  if (!(alipay instanceof AlipayProvider) || !payment || !alipay.isReturn(fields))
    throw new AppError('not_found')
  await queryPayment(db, providers, payment, now)
  const trade = await tradeOf(db, company_id, payment.trade_id)
  if (!trade) throw new Error(`Expected the trade of payment ${payment.payment_id}, found none`)
  return { trade_id: trade.trade_id, trade_state: trade.state }
}

/**
 * The click that takes the bank's place: the test provider's notice, by the way that every notice takes; or a refusal,
 * after which the trade may be paid anew.
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
  await needOwnTrade(db, owner, payment.trade_id)
  if (!success) await closeReadyPayment(db, company_id, payment_id, now)
  // who clicks twice is told once
  if (payment.state !== 'SUCCESS' && success) {
    const { pay_fee } = payment
    const signed = await test.sign(company_id, { payment_id, pay_fee }, now)
    await takeNotice(db, test, { company_id, now, ...signed })
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
    const trade = await expectPayable(tx, await lockTrade(tx, company_id, trade_id), user_id, now)
    await chooseTransfer(tx, company_id, trade, now)
  })

/** A trade that costs nothing is paid already, but for one that an operator made free since. */
const payNothing = (db: Database, { company_id, user_id }: TradeOwner, trade_id: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const trade = await lockTrade(tx, company_id, trade_id)
    if (trade?.state === 'SUCCESS' && trade.total_fee === 0) return
    const open = await expectPayable(tx, trade, user_id, now)
    if (open.total_fee > 0) throw new AppError('pay_type_unavailable')
    await payAtOnce(tx, open, now)
  })
