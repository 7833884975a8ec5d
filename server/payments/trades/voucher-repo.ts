import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { bank_account, trade, voucher } from '../../db/schema'
import { newId } from '../../core/ids'

export type VoucherRow = typeof voucher.$inferSelect
type BankAccountRow = typeof bank_account.$inferSelect

/** `check_status`. */
export const CHECK = { pending: 0, approved: 1, refused: 2, cancelled: 9 } as const

const ofTrade = (company_id: string, trade_id: string) =>
  and(eq(voucher.company_id, company_id), eq(voucher.trade_id, trade_id))

export async function voucherOf(
  db: Database | Transaction,
  company_id: string,
  trade_id: string,
): Promise<VoucherRow | undefined> {
  const [row] = await db.select().from(voucher).where(ofTrade(company_id, trade_id))
  return row
}

/** How many vouchers of a member wait for a decision. */
export async function pendingVouchers(tx: Transaction, company_id: string, user_id: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(voucher)
    .innerJoin(trade, and(eq(trade.company_id, voucher.company_id), eq(trade.trade_id, voucher.trade_id)))
    .where(
      and(
        eq(voucher.company_id, company_id),
        eq(voucher.check_status, CHECK.pending),
        eq(trade.user_id, user_id),
        eq(trade.state, 'NOTPAY'),
      ),
    )
  return row?.count ?? 0
}

type VoucherContent = Pick<
  VoucherRow,
  | 'bank_account_id'
  | 'pay_fee'
  | 'pay_account_name'
  | 'pay_account_bank'
  | 'pay_account_no'
  | 'pay_sn'
  | 'voucher_pic'
  | 'transfer_remark'
>

/** Stores the voucher of a trade, which then waits for a decision (again). */
export async function putVoucher(
  tx: Transaction,
  { company_id, trade_id, ...content }: VoucherContent & { company_id: string; trade_id: string },
  now: Date,
): Promise<VoucherRow> {
  const judged = { check_status: CHECK.pending, operator_name: '', remark: '', updated: now }
  const [row] = await tx
    .insert(voucher)
    .values({ company_id, trade_id, voucher_id: newId(), ...content, ...judged, created: now })
    .onConflictDoUpdate({ target: [voucher.company_id, voucher.trade_id], set: { ...content, ...judged } })
    .returning()
  if (!row) throw new Error('Expected the voucher that was written, found none')
  return row
}

export async function setVoucherStatus(
  tx: Transaction,
  company_id: string,
  trade_id: string,
  judged: Pick<VoucherRow, 'check_status' | 'operator_name' | 'remark'>,
  now: Date,
): Promise<void> {
  await tx
    .update(voucher)
    .set({ ...judged, updated: now })
    .where(ofTrade(company_id, trade_id))
}

/** The trade's amount has changed; the operator compares the voucher with the new one. */
export async function repriceVoucher(
  tx: Transaction,
  company_id: string,
  trade_id: string,
  pay_fee: number,
): Promise<void> {
  await tx
    .update(voucher)
    .set({ pay_fee })
    .where(and(ofTrade(company_id, trade_id), inArray(voucher.check_status, [CHECK.pending, CHECK.refused])))
}

/** Cancels an open voucher: its trade is cancelled, paid in another way, or costs another sum. */
export async function cancelVoucher(
  tx: Transaction,
  company_id: string,
  trade_id: string,
  now: Date,
): Promise<void> {
  await tx
    .update(voucher)
    .set({ check_status: CHECK.cancelled, updated: now })
    .where(and(ofTrade(company_id, trade_id), inArray(voucher.check_status, [CHECK.pending, CHECK.refused])))
}

/** Accounts that transfers can be made to, the default one first. */
export async function bankAccounts(
  db: Database | Transaction,
  company_id: string,
): Promise<BankAccountRow[]> {
  return db
    .select()
    .from(bank_account)
    .where(and(eq(bank_account.company_id, company_id), eq(bank_account.disabled, false)))
    .orderBy(desc(bank_account.is_default), asc(bank_account.bank_account_id))
}

export async function bankAccount(
  db: Database | Transaction,
  company_id: string,
  bank_account_id: string,
): Promise<BankAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(bank_account)
    .where(and(eq(bank_account.company_id, company_id), eq(bank_account.bank_account_id, bank_account_id)))
  return row
}

/** Makes every account but one an ordinary one. */
export async function unsetDefaultAccounts(
  tx: Transaction,
  company_id: string,
  except_id: string,
): Promise<void> {
  await tx
    .update(bank_account)
    .set({ is_default: false })
    .where(and(eq(bank_account.company_id, company_id), ne(bank_account.bank_account_id, except_id)))
}
