/** Bank transfers: a buyer uploads a voucher, an operator approves or refuses it (rule payments-4). */
import type { Voucher, VoucherBody } from '@schemas/generated/api'
import { MINUTE_MS, HOUR_MS } from '@schemas/time-units'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { unixTime } from '../../core/shanghai'
import { claimPictures, settingOf } from '../../platform'
import { changeTrade, lockTrade, type TradeRow, OFFLINE_PAY } from '../trades/repo'
import { requireOwnTrade, type TradeOwner } from '../trades/own-trade'
import { lockMember } from '../../members'
import { tradeHandler } from '../trades/handlers'
import { payByHand } from '../payments/settle'
import { requirePayable, chooseTransfer } from '../payments/start-payment'
import {
  bankAccounts,
  CHECK,
  setVoucherStatus,
  pendingVouchers,
  putVoucher,
  voucherOf,
  type VoucherRow,
} from '../trades/voucher-repo'

/**
 * Stores the voucher of a transfer, or replaces it; the orders are not cancelled while it waits for a decision. From then
 * on the trade's `expires` is the time by which it should be decided; replacing a waiting voucher does not change that.
 * @param id of the voucher that is replaced; undefined: the first one
 * @throws AppError not_found; order_state if paid, cancelled or approved; invalid for an unknown account or a picture of
 * another member; too_many_vouchers
 */
export async function putOwnVoucher(
  db: Database,
  owner: TradeOwner,
  { order_id, ...content }: VoucherBody,
  id: string | undefined,
  now: Date,
): Promise<Voucher> {
  const { company_id } = owner
  return inTransaction(db, async (tx) => {
    const { trade_id } = await requireOwnTrade(tx, owner, order_id)
    // the lock makes the count of a member's vouchers reliable
    await lockMember(tx, company_id, owner.user_id)
    const locked = await lockTrade(tx, company_id, trade_id)
    const trade = await requirePayable(tx, locked, owner.user_id, now)
    const earlier = await voucherOf(tx, company_id, trade_id)
    if (id !== undefined && earlier?.voucher_id !== id)
      throw new AppError('not_found', { message: '付款凭证不存在' })
    const accounts = await bankAccounts(tx, company_id)
    if (!accounts.some(({ bank_account_id }) => bank_account_id === content.bank_account_id))
      throw new AppError('invalid', { message: '收款账户不存在', errors: { bank_account_id: ['不存在'] } })
    const voucher_pic = await claimPictures(tx, owner, {
      urls: content.voucher_pic,
      field: 'voucher_pic',
      audience: 'private',
      before: earlier?.voucher_pic,
      now,
    })
    await chooseTransfer(tx, company_id, trade, now)
    if (earlier?.check_status !== CHECK.pending) await startReview(tx, trade, now)
    const row = await putVoucher(
      tx,
      { company_id, trade_id, pay_fee: trade.total_fee, ...EMPTY_TRANSFER, ...content, voucher_pic },
      now,
    )
    await tradeHandler(trade).transfer?.(tx, trade, CHECK.pending, now)
    return toVoucher(tx, trade, row, order_id)
  })
}

/** @throws AppError not_found for an order of another member */
export async function ownVoucher(
  db: Database,
  owner: TradeOwner,
  order_id: string,
): Promise<Partial<Voucher>> {
  const trade = await requireOwnTrade(db, owner, order_id)
  const row = await voucherOf(db, owner.company_id, trade.trade_id)
  return row ? toVoucher(db, trade, row, order_id) : {}
}

interface VoucherDecision {
  trade_id: string
  approve: boolean
  /** The reason of a refusal, for the buyer. */
  remark: string
  operator_name: string
}

/**
 * Stores an operator's decision. Approved: the trade is paid; refused: the buyer has the ordinary time again to pay or to
 * upload another voucher.
 * @throws AppError not_found; order_state if nothing waits for a decision
 */
export async function decideVoucher(
  tx: Transaction,
  company_id: string,
  { trade_id, approve, remark, operator_name }: VoucherDecision,
  now: Date,
): Promise<void> {
  const trade = await lockTrade(tx, company_id, trade_id)
  const row = trade && (await voucherOf(tx, company_id, trade_id))
  if (!trade || !row) throw new AppError('not_found', { message: '付款凭证不存在' })
  if (row.check_status !== CHECK.pending) throw new AppError('order_state', { message: '付款凭证已经审核' })
  if (trade.state !== 'NOTPAY') throw new AppError('order_state', { message: '订单已支付或已取消' })
  const check_status = approve ? CHECK.approved : CHECK.refused
  await setVoucherStatus(tx, company_id, trade_id, { check_status, remark, operator_name }, now)
  await tradeHandler(trade).transfer?.(tx, trade, check_status, now)
  if (approve) {
    const how = { pay_type: OFFLINE_PAY, transaction_id: `voucher:${row.voucher_id}` }
    await payByHand(tx, trade, how, now)
  } else {
    const { order_cancel_time } = await settingOf(tx, company_id, 'trade')
    const expires = new Date(now.getTime() + order_cancel_time * MINUTE_MS)
    await changeTrade(tx, company_id, trade_id, { expires }, now)
  }
}

export const EMPTY_TRANSFER = {
  pay_account_name: '',
  pay_account_bank: '',
  pay_account_no: '',
  pay_sn: '',
  transfer_remark: '',
}

/** @throws AppError too_many_vouchers */
async function startReview(tx: Transaction, trade: TradeRow, now: Date): Promise<void> {
  const { company_id, trade_id, user_id } = trade
  const { max_pending_vouchers, offline_cancel_time } = await settingOf(tx, company_id, 'trade')
  if ((await pendingVouchers(tx, company_id, user_id)) >= max_pending_vouchers)
    throw new AppError('too_many_vouchers')
  const expires = new Date(now.getTime() + offline_cancel_time * HOUR_MS)
  await changeTrade(tx, company_id, trade_id, { expires }, now)
}

async function toVoucher(
  db: Database | Transaction,
  { company_id, total_fee }: TradeRow,
  { voucher_id, created, check_status, updated: _updated, company_id: _own, ...row }: VoucherRow,
  order_id: string,
): Promise<Voucher> {
  const accounts = await bankAccounts(db, company_id)
  const account = accounts.find(({ bank_account_id }) => bank_account_id === row.bank_account_id)
  return {
    ...row,
    id: voucher_id,
    order_id,
    total_fee,
    check_status: checkStatusOf(check_status),
    bank_account_name: account?.bank_account_name ?? '',
    bank_account_no: account?.bank_account_no ?? '',
    bank_name: account?.bank_name ?? '',
    created: unixTime(created),
  }
}

function checkStatusOf(status: number): Voucher['check_status'] {
  const found = Object.values(CHECK).find((known) => known === status)
  if (found === undefined) throw new Error(`Expected a check_status of a voucher, got ${status}`)
  return found
}
