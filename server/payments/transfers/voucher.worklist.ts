import { shopsOfVouchers } from './list-repo'
import { AppError } from '../../core/errors'
import { forOperators } from '../../platform'
import { accountFact, centsFact, textFact, timeFact, type Worklist } from '../../back-office'
import { tradeOf } from '../trades/repo'
import { bankAccount, CHECK, voucherOf, type VoucherRow } from '../trades/voucher-repo'
import { voucherPage } from './list-repo'
import { decideVoucher } from './service'

const STATUS_TEXTS: Record<number, string> = {
  [CHECK.pending]: '待审核',
  [CHECK.approved]: '已通过',
  [CHECK.refused]: '未通过',
  [CHECK.cancelled]: '已取消',
}

/** Title of the time of the last change, by status. */
const CHANGE_TITLES: Record<number, string> = {
  [CHECK.pending]: '再次提交时间',
  [CHECK.approved]: '审核时间',
  [CHECK.refused]: '审核时间',
  [CHECK.cancelled]: '取消时间',
}

const OVERDUE = '（已超时）'

/** @param expires of the trade: the time by which a waiting voucher should be decided */
function statusOf({ check_status }: VoucherRow, expires: Date, now: Date): string {
  const words = STATUS_TEXTS[check_status] ?? ''
  return check_status === CHECK.pending && expires <= now ? words + OVERDUE : words
}

/** Vouchers of bank transfers; waiting ones are sorted by their deadline. */
export const worklist: Worklist = {
  name: 'voucher',
  rights: { view: 'payments.view', act: 'payments.approve' },
  title: '付款凭证',
  group: '交易',
  order: 12,
  tabs: [
    { key: 'pending', title: '待审核' },
    { key: 'approved', title: '已通过' },
    { key: 'refused', title: '未通过' },
    { key: 'all', title: '全部' },
  ],
  columns: [
    { key: 'trade_id', title: '交易号', kind: 'text' },
    { key: 'pay_fee', title: '金额', kind: 'cents' },
    { key: 'pay_account_name', title: '付款户名', kind: 'text' },
    { key: 'status', title: '状态', kind: 'text' },
    { key: 'updated', title: '更新时间', kind: 'time' },
  ],

  shopsOf: shopsOfVouchers,
  async list(db, search) {
    const { rows, ...page } = await voucherPage(db, search)
    const list = rows.map(({ row, expires }) => ({
      id: row.trade_id,
      values: {
        trade_id: row.trade_id,
        pay_fee: row.pay_fee,
        pay_account_name: row.pay_account_name,
        status: statusOf(row, expires, search.now),
        updated: row.updated.toISOString(),
      },
    }))
    return { list, ...page }
  },

  async read(db, company_id, trade_id, now) {
    const row = await voucherOf(db, company_id, trade_id)
    const paid = row && (await tradeOf(db, company_id, trade_id))
    if (!paid) return undefined
    const account = await bankAccount(db, company_id, row.bank_account_id)
    return {
      title: trade_id,
      facts: [
        textFact('状态', statusOf(row, paid.expires, now)),
        centsFact('应付', row.pay_fee),
        textFact('收款银行', account?.bank_name ?? ''),
        accountFact('收款账户', account?.bank_account_no ?? ''),
        textFact('付款户名', row.pay_account_name),
        textFact('付款银行', row.pay_account_bank),
        accountFact('付款账号', row.pay_account_no),
        textFact('流水号', row.pay_sn),
        textFact('转账备注', row.transfer_remark),
        { title: '凭证', kind: 'images', value: row.voucher_pic.map((url) => forOperators(company_id, url)) },
        ...(row.remark ? [textFact('说明', row.remark)] : []),
        timeFact('提交时间', row.created),
        ...(row.updated > row.created
          ? [timeFact(CHANGE_TITLES[row.check_status] ?? '更新时间', row.updated)]
          : []),
      ],
      tables: [],
      actions: row.check_status === CHECK.pending ? [{ form: 'judge_voucher' }] : [],
    }
  },

  actions: {
    async judge_voucher(tx, { company_id, operator, now }, trade_id, { agree, remark }) {
      if (!agree && remark.trim() === '') throw new AppError('invalid', { message: '未到账时请填写说明' })
      const judgement = { trade_id, approve: agree, remark, operator_name: operator.name }
      await decideVoucher(tx, company_id, judgement, now)
    },
  },
}
