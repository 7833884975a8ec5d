import { isRefusedCall } from '../../core/circuit-breakers'
import { AppError } from '../../core/errors'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { billDifferences } from '../../metrics/bill-differences'
import { FIGURES } from '../../config/limits'
import type { DueWork } from '../trades/due'
import type { BillLine, PaymentProvider } from '../providers/provider'
import type { PaymentProviders } from '../providers/providers'
import { compareBill } from './compare'
import { dayAfter, daysToPlan, isEmptyAccepted, nextFetch } from './days'
import { settleLostPayments } from './settle-lost'
import { missingPayments, missingRefunds } from './own-repo'
import { changeClaimed, insertBills, isCompared, lastDay, claimDueBill, type BillRow } from './repo'

/** Lost payments that are queried in one run. */
const LOST_PER_RUN = 20
/** A download is aborted after this time without a new batch of lines. */
const STALL_MS = FIGURES.bill_seconds * 1_000
/** Each batch of lines prolongs the claim by this. */
const CLAIM_MS = 2 * STALL_MS

interface BillWork extends Omit<DueWork, 'limit'> {
  /** Time limit of one run on a bill; the current batch is always finished. */
  turnMs?: number
}

/**
 * Plans the bills of the days that are over, fetches and compares at most one that is due, and settles payments that are
 * on a bill but unpaid here. A bill that takes longer than `turnMs` is continued by the next call, on any server.
 * @returns how many bills and payments were worked on
 */
export async function workOnBills(
  db: Database,
  providers: PaymentProviders,
  company_id: string,
  { now, failed, signal, turnMs = STALL_MS }: BillWork,
): Promise<number> {
  const own = providers.of(company_id).filter(({ bill }) => bill)
  if (own.length === 0) return 0
  for (const { name } of own) {
    const days = daysToPlan(await lastDay(db, company_id, name), now)
    await insertBills(db, company_id, name, days)
  }
  const asked = await settleLostPayments(db, providers, company_id, {
    now,
    limit: LOST_PER_RUN,
    failed,
    signal,
  })
  if (signal?.aborted) return asked
  const ready = own.filter((provider) => !providers.breakerOf(provider).refuses).map(({ name }) => name)
  const until = new Date(now.getTime() + CLAIM_MS)
  const due = await inTransaction(db, (tx) => claimDueBill(tx, company_id, ready, { now, until }))
  const provider = own.find(({ name }) => name === due?.provider)
  if (!due || !provider) return asked
  await fetchBill(db, providers, provider, due, { now, failed, turnMs })
  return asked + 1
}

async function fetchBill(
  db: Database,
  providers: PaymentProviders,
  provider: PaymentProvider,
  row: BillRow,
  { now, failed, turnMs }: Pick<Required<BillWork>, 'now' | 'failed' | 'turnMs'>,
): Promise<void> {
  const putOff = async (failure: string) => {
    const due = nextFetch(row.day, now)
    const state = due ? ('WAITING' as const) : ('FAILED' as const)
    await changeClaimed(db, row, { due, state, failure }, now)
  }
  const stalled = new AbortController()
  const patience = setTimeout(() => stalled.abort(), STALL_MS)
  try {
    const answer = await providers
      .breakerOf(provider)
      .run(async () => provider.bill?.(row.day, stalled.signal))
    if (!answer || answer.state === 'not_ready') return await putOff('账单尚未生成')
    const payTypes = provider.methods.map(({ pay_type }) => pay_type)
    const work = { now, turnMs, moved: () => void patience.refresh() }
    if (answer.state === 'ready') return await compare(db, row, payTypes, answer.lines, work)
    const hasTrades = await hasOwnTrades(db, row, payTypes)
    if (!isEmptyAccepted(row.day, hasTrades, now)) return await putOff('支付渠道没有这一天的账单')
    if (hasTrades) return await compare(db, { ...row, progress: null }, payTypes, NO_LINES, work)
    const empty = { state: 'EMPTY', due: null, failure: '', compared: now, progress: null } as const
    await changeClaimed(db, row, empty, now)
  } catch (error) {
    await putOff(error instanceof AppError ? error.message : '对账失败')
    if (!isRefusedCall(error)) failed(error, `${row.provider} ${row.day}`)
  } finally {
    clearTimeout(patience)
  }
}

interface ComparingWork extends Pick<Required<BillWork>, 'now' | 'turnMs'> {
  /** Called after each batch. */
  moved(): void
}

async function compare(
  db: Database,
  row: BillRow,
  payTypes: string[],
  lines: AsyncIterable<BillLine>,
  { now, turnMs, moved }: ComparingWork,
): Promise<void> {
  const began = performance.now()
  const elapsed = () => performance.now() - began
  const figures = await compareBill(db, row, payTypes, lines, {
    progress: row.progress,
    now,
    isOver: () => elapsed() >= turnMs,
    save(progress) {
      moved()
      const due = new Date(now.getTime() + elapsed() + CLAIM_MS)
      return changeClaimed(db, row, { progress, due }, now)
    },
  })
  if (!figures) return void (await changeClaimed(db, row, { due: now }, now))
  const compared = {
    ...figures,
    state: 'COMPARED',
    due: null,
    failure: '',
    compared: now,
    progress: null,
  } as const
  if (await changeClaimed(db, row, compared, now))
    billDifferences.inc({ provider: row.provider }, figures.differences)
}

/** Whether we recorded payments or refunds of this day that are on no bill. */
async function hasOwnTrades(db: Database, row: BillRow, payTypes: string[]): Promise<boolean> {
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
