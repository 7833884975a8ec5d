import { createHash } from 'node:crypto'
import type { Database } from '../../db/client'
import { BILL_FIGURES, type BillFigure, type BillProgress } from '../../db/schema'
import { FIGURES } from '../../config/limits'
import { CURRENCY, type BillLine } from '../providers/provider'
import { dayAfter } from './days'
import { deleteStaleDifferences, storeDifferences, type FoundDifference } from './difference-repo'
import {
  markOnBill,
  missingPayments,
  missingRefunds,
  paymentsByIds,
  refundsByIds,
  type Missing,
} from './own-repo'
import { isCompared, type BillKey } from './repo'

/** Lines that are compared at a time. */
const BATCH = 500
/** After so many skipped lines of an earlier run the claim is prolonged. */
const SKIPPED = 10_000
/** Numbers of our payments and refunds; other numbers belong to other systems that use the same merchant account. */
const OURS = /^[0-9a-f]{32}$/

type PaymentLine = Extract<BillLine, { kind: 'payment' }>
type RefundLine = Extract<BillLine, { kind: 'refund' }>

export type BillFigures = Record<BillFigure, number>

const noFigures = () => Object.fromEntries(BILL_FIGURES.map((name) => [name, 0])) as BillFigures

interface ComparisonRun {
  /** Where the last run stopped; absent: the run begins at the first line. */
  progress?: BillProgress | null
  now: Date
  /** Called after each batch, with null if the bill has changed. @returns false if another server has claimed the bill */
  save(progress: BillProgress | null): Promise<boolean>
  /** Whether the time of this run is over; the current batch is finished nevertheless. */
  isOver(): boolean
}

/**
 * Compares the lines of a bill, as they arrive, with our payments and refunds, and stores the differences. Lines that an
 * earlier run compared are skipped. It can be repeated: each difference is stored once.
 * @param payTypes of the provider
 * @returns undefined if the run ended before the last line
 * @throws what `lines` throws; differences found until then stay stored
 */
export async function compareBill(
  db: Database,
  key: BillKey,
  payTypes: string[],
  lines: AsyncIterable<BillLine>,
  { progress, now, save, isOver }: ComparisonRun,
): Promise<BillFigures | undefined> {
  const done = progress ?? { began: now.toISOString(), lines: 0, hash: '', stored: 0, figures: noFigures() }
  const comparison = new Comparison(db, key, payTypes, done)
  const hash = createHash('sha256')
  const digest = () => hash.copy().digest('hex')
  let read = 0
  let batch: BillLine[] = []
  for await (const line of lines) {
    hash.update(JSON.stringify(line))
    read++
    if (read <= done.lines) {
      if (read === done.lines && digest() !== done.hash) return restart(save)
      if (read % SKIPPED === 0 && !(await save(done))) return undefined
      continue
    }
    batch.push(line)
    if (batch.length < BATCH) continue
    await comparison.add(batch)
    batch = []
    if (!(await save({ ...comparison.state, lines: read, hash: digest() })) || isOver()) return undefined
  }
  if (read < done.lines) return restart(save)
  await comparison.add(batch)
  return comparison.finish()
}

async function restart(save: ComparisonRun['save']): Promise<undefined> {
  await save(null)
}

class Comparison {
  readonly #figures: BillFigures
  readonly #began: Date
  #stored: number

  constructor(
    private readonly db: Database,
    private readonly key: BillKey,
    private readonly payTypes: string[],
    { began, stored, figures }: BillProgress,
  ) {
    this.#began = new Date(began)
    this.#stored = stored
    this.#figures = { ...figures }
  }

  get state() {
    return { began: this.#began.toISOString(), stored: this.#stored, figures: { ...this.#figures } }
  }

  async add(lines: BillLine[]): Promise<void> {
    const ours = lines.filter(({ payment_id }) => OURS.test(payment_id))
    this.#figures.foreign_count += lines.length - ours.length
    await this.#addPayments(ours.filter((line) => line.kind === 'payment'))
    await this.#addRefunds(ours.filter((line) => line.kind === 'refund'))
  }

  async finish(): Promise<BillFigures> {
    const afterOther = await isCompared(this.db, { ...this.key, day: dayAfter(this.key.day, -1) })
    const judged = { payTypes: this.payTypes, afterOther, most: FIGURES.bill_differences }
    const payments = await missingPayments(this.db, this.key, judged)
    const refunds = await missingRefunds(this.db, this.key, judged)
    this.#figures.own_payment_count += payments.count
    this.#figures.own_payment_fee += payments.fee
    this.#figures.own_refund_count += refunds.count
    this.#figures.own_refund_fee += refunds.fee
    await this.#storeMissing('payment_missing', payments)
    await this.#storeMissing('refund_missing', refunds)
    await deleteStaleDifferences(this.db, this.key, this.#began)
    return this.#figures
  }

  async #addPayments(lines: PaymentLine[]): Promise<void> {
    if (lines.length === 0) return
    const ids = lines.map(({ payment_id }) => payment_id)
    const found = await paymentsByIds(this.db, this.key.company_id, ids)
    const known = new Map(
      found.filter(({ pay_type }) => this.payTypes.includes(pay_type)).map((row) => [row.payment_id, row]),
    )
    const differences: FoundDifference[] = []
    for (const { payment_id: number, fee, transaction_id, currency } of lines) {
      this.#figures.payment_count++
      this.#figures.payment_fee += fee
      const own = known.get(number)
      const isPaid = own?.state === 'SUCCESS'
      if (own && isPaid) {
        this.#figures.own_payment_count++
        this.#figures.own_payment_fee += own.pay_fee
      }
      const line = { number, transaction_id, bill_fee: fee }
      const both = { ...line, trade_id: own?.trade_id ?? '', own_fee: own?.pay_fee ?? null }
      if (!own) differences.push({ ...both, kind: 'payment_unknown' })
      else if (!isPaid) differences.push({ ...both, kind: 'lost_payment', own_fee: null })
      else if (own.pay_fee !== fee || currency !== CURRENCY)
        differences.push({ ...both, kind: 'payment_fee' })
      else if (own.transaction_id !== transaction_id)
        differences.push({ ...both, kind: 'payment_transaction' })
    }
    await markOnBill(this.db, this.key, 'payment', [...known.keys()])
    await this.#store(differences)
  }

  async #addRefunds(lines: RefundLine[]): Promise<void> {
    if (lines.length === 0) return
    const ids = lines.map(({ refund_id }) => refund_id)
    const found = await refundsByIds(this.db, this.key.company_id, ids)
    const known = new Map(found.map((row) => [row.refund_id, row]))
    const differences: FoundDifference[] = []
    for (const { refund_id: number, payment_id, fee, failed } of lines) {
      if (!failed) {
        this.#figures.refund_count++
        this.#figures.refund_fee += fee
      }
      const own = known.get(number)
      if (own?.state === 'SUCCESS' && !failed) {
        this.#figures.own_refund_count++
        this.#figures.own_refund_fee += own.refund_fee
      }
      const both = {
        number: number || payment_id,
        trade_id: own?.trade_id ?? '',
        bill_fee: fee,
        own_fee: own?.refund_fee ?? null,
      }
      if (own?.payment_id !== payment_id) differences.push({ ...both, kind: 'refund_unknown' })
      else if (own.refund_fee !== fee) differences.push({ ...both, kind: 'refund_fee' })
      // open refunds are sent again by their job, which also learns their state
      else if (own.state === (failed ? 'SUCCESS' : 'FAILS'))
        differences.push({ ...both, kind: 'refund_state' })
    }
    await markOnBill(this.db, this.key, 'refund', [...known.keys()])
    await this.#store(differences)
  }

  #storeMissing(kind: 'payment_missing' | 'refund_missing', { count, rows }: Missing): Promise<void> {
    const differences = rows.map(({ fee, ...row }) => ({ ...row, kind, bill_fee: null, own_fee: fee }))
    return this.#store(differences, count)
  }

  /** @param count of all differences, if `found` has only the first ones */
  async #store(found: FoundDifference[], count = found.length): Promise<void> {
    this.#figures.differences += count
    const rest = Math.max(0, FIGURES.bill_differences - this.#stored)
    // lost payments are always stored, since they are settled by their rows
    const kept = found.filter(({ kind }, index) => kind === 'lost_payment' || index < rest)
    this.#stored += kept.length
    await storeDifferences(this.db, this.key, kept, this.#began)
  }
}
