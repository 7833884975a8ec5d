import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { operator, operator_role, operator_second_factor, operator_token, setting } from '../../db/schema'
import { ofRole } from '../roles/repo'
import { ACCOUNT, ofOperator, ofSignIn } from './session-repo'

interface Own {
  company_id: string
  operator_id: string
}

const ofOwn = ({ company_id, operator_id }: Own) =>
  and(eq(operator_token.company_id, company_id), eq(operator_token.operator_id, operator_id))

const isToken = (company_id: string, token_id: string) =>
  and(eq(operator_token.company_id, company_id), eq(operator_token.token_id, token_id))

/** Neither revoked nor expired. */
const IS_LIVE = and(isNull(operator_token.revoked), gt(operator_token.expires, sql`now()`))

/** `used` is written at most this often, so that most requests write nothing. */
const USED_EVERY = sql`interval '10 minutes'`

/** The account of a token, disabled or not; `undefined` if the token does not exist or has ended. */
export async function tokenOperator(db: Database, company_id: string, token_id: string) {
  const [row] = await db
    .select({
      ...ACCOUNT,
      hash: operator_token.hash,
      token_name: operator_token.name,
      stale: sql<boolean>`(${operator_token.used} is null or ${operator_token.used} < now() - ${USED_EVERY})`,
    })
    .from(operator_token)
    .innerJoin(
      operator,
      and(
        eq(operator.company_id, operator_token.company_id),
        eq(operator.operator_id, operator_token.operator_id),
      ),
    )
    .leftJoin(operator_role, ofRole)
    .leftJoin(operator_second_factor, ofOperator)
    .leftJoin(setting, ofSignIn)
    .where(and(isToken(company_id, token_id), IS_LIVE))
  return row
}

export async function touchToken(db: Database, company_id: string, token_id: string): Promise<void> {
  await db
    .update(operator_token)
    .set({ used: sql`now()` })
    .where(isToken(company_id, token_id))
}

export type TokenRow = Omit<typeof operator_token.$inferSelect, 'hash'> & { ended: boolean }

const SHOWN = {
  company_id: operator_token.company_id,
  token_id: operator_token.token_id,
  operator_id: operator_token.operator_id,
  name: operator_token.name,
  created: operator_token.created,
  used: operator_token.used,
  expires: operator_token.expires,
  revoked: operator_token.revoked,
  ended: sql<boolean>`not (${IS_LIVE})`,
}

/** The operator's tokens, the newest first. */
export const tokensOf = (db: Database | Transaction, own: Own): Promise<TokenRow[]> =>
  db
    .select(SHOWN)
    .from(operator_token)
    .where(ofOwn(own))
    .orderBy(desc(operator_token.created), desc(operator_token.token_id))

export async function countLiveTokens(tx: Transaction, own: Own): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(operator_token)
    .where(and(ofOwn(own), IS_LIVE))
  return found?.count ?? 0
}

type NewToken = Pick<
  typeof operator_token.$inferInsert,
  'company_id' | 'token_id' | 'operator_id' | 'name' | 'hash'
>

/** @param days until it expires */
export async function insertToken(tx: Transaction, row: NewToken, days: number): Promise<TokenRow> {
  const expires = sql`now() + make_interval(days => ${days})`
  const [made] = await tx
    .insert(operator_token)
    .values({ ...row, expires })
    .returning(SHOWN)
  if (!made) throw new Error(`Expected the access token of ${row.operator_id} to be stored, got no row`)
  return made
}

/** What a token that is revoked says from now on; it is kept as long as one that expired now. */
const REVOKED = { revoked: sql`now()`, expires: sql`now()` }

/** @returns the name of the token; `undefined` if the operator has no such live token */
export async function revokeToken(tx: Transaction, own: Own, token_id: string): Promise<string | undefined> {
  const [row] = await tx
    .update(operator_token)
    .set(REVOKED)
    .where(and(ofOwn(own), isToken(own.company_id, token_id), IS_LIVE))
    .returning({ name: operator_token.name })
  return row?.name
}

/** Revokes every token of an operator. */
export async function revokeTokensOf(tx: Transaction, own: Own): Promise<void> {
  await tx
    .update(operator_token)
    .set(REVOKED)
    .where(and(ofOwn(own), IS_LIVE))
}
