import { and, eq, sql } from 'drizzle-orm'
import { bank_account, trade, voucher } from '../../db/schema'
import { AppError } from '../../core/errors'
import { beginsWith, countOf, NUMBER } from '../../db/bounded'
import { type Keyset, keysetPage } from '../../db/keyset'
import { forOperators } from '../../platform'
import { accountFact, centsFact, textFact, timeFact, type Worklist } from '../../back-office'
import { tradeOf } from '../trades/repo'
import { CHECK, voucherOf, type VoucherRow } from './voucher-repo'
import { checkVoucher } from './vouchers'

const WORDS: Record<number, string> = {
  [CHECK.pending]: '待审核',
  [CHECK.approved]: '已通过',
  [CHECK.refused]: '未通过',
  [CHECK.cancelled]: '已取消',
}

/** What happened when the row was last written, unless it was submitted only. */
const CHANGED: Record<number, string> = {
  [CHECK.pending]: '再次提交时间',
  [CHECK.approved]: '审核时间',
  [CHECK.refused]: '审核时间',
  [CHECK.cancelled]: '取消时间',
}

const TABS: Record<string, number> = {
  pending: CHECK.pending,
  approved: CHECK.approved,
  refused: CHECK.refused,
}

const OVERDUE = '（已超时）'

/** @param expires of the trade: the time by which a voucher that waits should be judged */
function statusOf({ check_status }: VoucherRow, expires: Date, now: Date): string {
  const words = WORDS[check_status] ?? ''
  return check_status === CHECK.pending && expires <= now ? words + OVERDUE : words
}

/** A trade's number, or its beginning. */
const ofNumber = (words: string) =>
  NUMBER.test(words) ? beginsWith(sql`${voucher.trade_id}`, words) : eq(voucher.trade_id, words)

const ofVoucher = and(eq(trade.company_id, voucher.company_id), eq(trade.trade_id, voucher.trade_id))

const LATEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${voucher.updated}`, kind: 'time' },
    { sql: sql`${voucher.trade_id}`, kind: 'text' },
  ],
  direction: 'desc',
}
const DUE_FIRST: Keyset = {
  keys: [
    { sql: sql`${trade.expires}`, kind: 'time' },
    { sql: sql`${voucher.trade_id}`, kind: 'text' },
  ],
  direction: 'asc',
}

/** Proofs of bank transfers to look at; those that wait are in the order in which they have to be judged. */
export const worklist: Worklist = {
  name: 'voucher',
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

  async list(db, { company_id, tab, keyword, at, now }) {
    const status = TABS[tab]
    const where = and(
      eq(voucher.company_id, company_id),
      status === undefined ? undefined : eq(voucher.check_status, status),
      keyword?.trim() ? ofNumber(keyword.trim()) : undefined,
    )
    const [{ rows, ...ways }, count] = await Promise.all([
      keysetPage(status === CHECK.pending ? DUE_FIRST : LATEST_FIRST, at, ({ cursor, ...slice }) =>
        db
          .select({ row: voucher, expires: trade.expires, cursor })
          .from(voucher)
          .innerJoin(trade, ofVoucher)
          .where(and(where, slice.where))
          .orderBy(slice.orderBy)
          .limit(slice.limit)
          .offset(slice.offset),
      ),
      countOf(db, keyword, () => db.select({ id: voucher.trade_id }).from(voucher).where(where)),
    ])
    const list = rows.map(({ row, expires }) => ({
      id: row.trade_id,
      values: {
        trade_id: row.trade_id,
        pay_fee: row.pay_fee,
        pay_account_name: row.pay_account_name,
        status: statusOf(row, expires, now),
        updated: row.updated.toISOString(),
      },
    }))
    return { list, ...count, ...ways }
  },

  async read(db, company_id, trade_id, now) {
    const row = await voucherOf(db, company_id, trade_id)
    const paid = row && (await tradeOf(db, company_id, trade_id))
    if (!paid) return undefined
    const [account] = await db
      .select()
      .from(bank_account)
      .where(
        and(eq(bank_account.company_id, company_id), eq(bank_account.bank_account_id, row.bank_account_id)),
      )
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
          ? [timeFact(CHANGED[row.check_status] ?? '更新时间', row.updated)]
          : []),
      ],
      tables: [],
      actions: row.check_status === CHECK.pending ? [{ form: 'judge_voucher', role: 'owner' }] : [],
    }
  },

  actions: {
    async judge_voucher(tx, { company_id, operator, now }, trade_id, { agree, remark }) {
      if (!agree && remark.trim() === '') throw new AppError('invalid', { message: '未到账时请填写说明' })
      const judgement = { trade_id, approve: agree, remark, operator_name: operator.name }
      await checkVoucher(tx, company_id, judgement, now)
    },
  },
}
