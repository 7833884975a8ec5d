import { isRefusedCall } from '../../breakers'
import { AppError } from '../../errors'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { billDifferences } from '../../metrics/bill-differences'
import { FIGURES } from '../../limits'
import type { DueWork } from '../payments/due'
import type { BillLine, PaymentProvider } from '../payments/provider'
import type { PaymentProviders } from '../payments/providers'
import { compareBill } from './compare'
import { dayAfter, daysToPlan, isNoneBelieved, nextFetch } from './days'
import { settleLost } from './lost'
import { missingPayments, missingRefunds } from './own-repo'
import { changeBill, insertBills, isCompared, lastDay, takeDueBill, type BillRow } from './repo'

/** Lost payments that are asked about in one batch. */
const ASKED = 20
/** A claim outlives the longest comparison. */
const CLAIM_MS = 2 * FIGURES.bill_seconds * 1_000

/**
 * Plans the bills of the days that are over, fetches and compares at most one that is due, and settles payments that a
 * bill has and we have not.
 * @returns how many bills and payments were worked on
 */
export async function workOnBills(
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  { now, failed, signal }: Omit<DueWork, 'limit'>,
): Promise<number> {
  const own = providers.of(company_id).filter(({ bill }) => bill)
  if (own.length === 0) return 0
  for (const { name } of own) {
    const days = daysToPlan(await lastDay(db, company_id, name), now)
    await insertBills(db, company_id, name, days)
  }
  const asked = await settleLost(db, providers, company_id, { now, limit: ASKED, failed, signal })
  if (signal?.aborted) return asked
  const ready = own.filter((provider) => !providers.breakerOf(provider).refuses).map(({ name }) => name)
  const until = new Date(now.getTime() + CLAIM_MS)
  const due = await inTransaction(db, (tx) => takeDueBill(tx, company_id, ready, { now, until }))
  const provider = own.find(({ name }) => name === due?.provider)
  if (!due || !provider) return asked
  await fetchBill(db, providers, provider, due, { now, failed })
  return asked + 1
}

async function fetchBill(
  db: Database,
  providers: PaymentProviders,
  provider: PaymentProvider,
  row: BillRow,
  { now, failed }: Pick<DueWork, 'now' | 'failed'>,
): Promise<void> {
  const putOff = async (failure: string) => {
    const due = nextFetch(row.day, now)
    const state = due ? ('WAITING' as const) : ('FAILED' as const)
    await changeBill(db, row, { due, state, failure }, now)
  }
  try {
    const signal = AbortSignal.timeout(FIGURES.bill_seconds * 1_000)
    const answer = await providers.breakerOf(provider).run(async () => provider.bill?.(row.day, signal))
    if (!answer || answer.state === 'not_ready') return await putOff('账单尚未生成')
    const payTypes = provider.methods.map(({ pay_type }) => pay_type)
    if (answer.state === 'ready') return await compare(db, row, payTypes, answer.lines, now)
    const hasTrades = await hasOwn(db, row, payTypes)
    if (!isNoneBelieved(row.day, hasTrades, now)) return await putOff('支付渠道没有这一天的账单')
    if (hasTrades) return await compare(db, row, payTypes, NO_LINES, now)
    await changeBill(db, row, { state: 'EMPTY', due: null, failure: '', compared: now }, now)
  } catch (error) {
    await putOff(error instanceof AppError ? error.message : '对账失败')
    if (!isRefusedCall(error)) failed(error, `${row.provider} ${row.day}`)
  }
}

async function compare(
  db: Database,
  row: BillRow,
  payTypes: string[],
  lines: AsyncIterable<BillLine>,
  now: Date,
): Promise<void> {
  const figures = await compareBill(db, row, payTypes, lines, now)
  billDifferences.inc({ provider: row.provider }, figures.differences)
  await changeBill(db, row, { ...figures, state: 'COMPARED', due: null, failure: '', compared: now }, now)
}

/** Whether we know of money that moved on this day and that no bill has. */
async function hasOwn(db: Database, row: BillRow, payTypes: string[]): Promise<boolean> {
  const afterOther = await isCompared(db, { ...row, day: dayAfter(row.day, -1) })
  const judged = { payTypes, afterOther, most: 1 }
  const [payments, refunds] = await Promise.all([
    missingPayments(db, row, judged),
    missingRefunds(db, row, judged),
  ])
  return payments.count + refunds.count > 0
}

const NO_LINES: AsyncIterable<BillLine> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
}
