import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { WorklistFact, WorklistTable } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { payment, refund } from '../../db/schema'
import {
  accountFact,
  centsFact,
  type ItemView,
  type OfferedAction,
  textFact,
  timeFact,
  type WorklistPage,
  type WorklistSearch,
} from '../../back-office'
import { beginsWith, countOf, NUMBER } from '../../db/bounded'
import { type Keyset, keysetPage, type Slice } from '../../db/keyset'
import { OFFLINE_PAY } from './methods'
import type { RefundToPay } from './refund-job-repo'
import { isByHand } from './retry-refund'
import { causeWords, stateWords } from './refund-words'
import { voucherOf } from './voucher-repo'

const BY_TRANSFER = sql`${payment.pay_type} = ${OFFLINE_PAY} and ${refund.refund_fee} > 0`
const OPEN = sql`${refund.state} in ('READY', 'PROCESSING')`

/** Which refunds stand behind each tab. */
const TABS: Record<string, SQL> = {
  failed: sql`${refund.state} = 'FAILS'`,
  transfer: sql`${OPEN} and ${BY_TRANSFER}`,
  under_way: sql`${OPEN} and not coalesce(${BY_TRANSFER}, false)`,
  done: sql`${refund.state} = 'SUCCESS'`,
}

const LATEST_FIRST: Keyset = {
  keys: [
    { sql: sql`${refund.updated}`, kind: 'time' },
    { sql: sql`${refund.refund_id}`, kind: 'text' },
  ],
  direction: 'desc',
}

const paidBy = and(eq(payment.company_id, refund.company_id), eq(payment.payment_id, refund.payment_id))
const COLUMNS = { row: refund, pay_type: payment.pay_type, pay_fee: payment.pay_fee }

const refunds = (db: Database | Transaction, where: SQL | undefined) =>
  db.select(COLUMNS).from(refund).leftJoin(payment, paidBy).where(where)

const refundsIn = (db: Database, where: SQL | undefined, { cursor, ...slice }: Slice) =>
  db
    .select({ ...COLUMNS, cursor })
    .from(refund)
    .leftJoin(payment, paidBy)
    .where(and(where, slice.where))
    .orderBy(slice.orderBy)
    .limit(slice.limit)
    .offset(slice.offset)

const refundIds = (db: Database, where: SQL | undefined) =>
  db.select({ refund_id: refund.refund_id }).from(refund).leftJoin(payment, paidBy).where(where)

const flat = ({ row, pay_type, pay_fee }: Awaited<ReturnType<typeof refunds>>[number]): RefundToPay => ({
  ...row,
  pay_type: pay_type ?? '',
  pay_fee: pay_fee ?? 0,
})

/** Whose order, trade or own number it is; digits may be the beginning of one. */
const ofNumber = (words: string) =>
  or(
    ...[refund.order_id, refund.trade_id, refund.refund_id].map((number) =>
      NUMBER.test(words) ? beginsWith(sql`${number}`, words) : eq(number, words),
    ),
  )

/** One window of the company's refunds, the latest first; a keyword is a number of order, trade or refund. */
export async function listRefundsOfDesk(
  db: Database,
  { company_id, tab, keyword, at }: WorklistSearch,
): Promise<WorklistPage> {
  const words = keyword?.trim()
  const where = and(eq(refund.company_id, company_id), TABS[tab], words ? ofNumber(words) : undefined)
  const [{ rows, ...ways }, count] = await Promise.all([
    keysetPage(LATEST_FIRST, at, (slice) => refundsIn(db, where, slice)),
    countOf(db, keyword, () => refundIds(db, where)),
  ])
  const list = rows.map(flat).map((row) => ({
    id: row.refund_id,
    values: {
      order_id: row.order_id ?? row.trade_id,
      refund_fee: row.refund_fee,
      cause: causeWords(row),
      status: stateWords(row),
      failure: row.failure,
      updated: row.updated.toISOString(),
    },
  }))
  return { list, ...count, ...ways }
}

/** One refund: what it is for, how it stands, and what can be done about it. */
export async function viewRefund(
  db: Database | Transaction,
  company_id: string,
  refund_id: string,
): Promise<ItemView | undefined> {
  const [found] = await refunds(db, and(eq(refund.company_id, company_id), eq(refund.refund_id, refund_id)))
  if (!found) return undefined
  const row = flat(found)
  return {
    title: refund_id,
    facts: [
      textFact('状态', stateWords(row)),
      ...(row.failure ? [textFact('失败原因', row.failure)] : []),
      textFact('退款原因', causeWords(row)),
      ...(row.order_id ? [leading(textFact('订单号', row.order_id), 'order')] : []),
      textFact('交易号', row.trade_id),
      ...(row.aftersales_bn ? [leading(textFact('售后单号', row.aftersales_bn), 'aftersale')] : []),
      centsFact('退款金额', row.refund_fee),
      textFact('退回积分', String(row.refund_point)),
      textFact('付款方式', row.pay_type),
      centsFact('付款金额', row.pay_fee),
      ...(await payerFacts(db, row)),
      textFact('已尝试', `${row.tries}次`),
      timeFact('申请时间', row.created),
      timeFact('完成时间', row.done),
    ],
    tables: [],
    actions: offered(row),
  }
}

/** A number that opens what it is the number of. */
const leading = (fact: WorklistFact, worklist: string): WorklistFact => ({
  ...fact,
  leads: { worklist, id: String(fact.value) },
})

/** What went back of an order, what did not and why; each leads to the refund itself. */
export async function refundsTable(
  db: Database | Transaction,
  company_id: string,
  order_id: string,
): Promise<WorklistTable> {
  const where = and(eq(refund.company_id, company_id), eq(refund.order_id, order_id))
  const rows = await refunds(db, where).orderBy(asc(refund.created), asc(refund.refund_id))
  return {
    title: '退款',
    columns: [
      { key: 'refund_id', title: '退款单号', kind: 'text', leads: { worklist: 'refund', key: 'refund_id' } },
      { key: 'refund_fee', title: '退款金额', kind: 'cents' },
      { key: 'cause', title: '退款原因', kind: 'text' },
      { key: 'status', title: '状态', kind: 'text' },
      { key: 'failure', title: '失败原因', kind: 'text' },
      { key: 'created', title: '申请时间', kind: 'time' },
    ],
    rows: rows.map(flat).map((row) => ({
      refund_id: row.refund_id,
      refund_fee: row.refund_fee,
      cause: causeWords(row),
      status: stateWords(row),
      failure: row.failure,
      created: row.created.toISOString(),
    })),
  }
}

/** Whose account a transfer came from, for it goes back there. */
async function payerFacts(
  db: Database | Transaction,
  { company_id, trade_id, pay_type }: RefundToPay,
): Promise<WorklistFact[]> {
  const paid = pay_type === OFFLINE_PAY ? await voucherOf(db, company_id, trade_id) : undefined
  if (!paid) return []
  return [
    textFact('付款户名', paid.pay_account_name),
    textFact('付款银行', paid.pay_account_bank),
    accountFact('付款账号', paid.pay_account_no),
  ]
}

function offered(row: RefundToPay): OfferedAction[] {
  const actions: OfferedAction[] = []
  if (row.state === 'FAILS' && row.pay_type !== OFFLINE_PAY) actions.push({ form: 'retry_refund' })
  if (isByHand(row)) actions.push({ form: 'confirm_refund', role: 'owner' })
  return actions
}
