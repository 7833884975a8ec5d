import type { AccessToken, CreateAccessTokenBody, NewAccessToken } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { hashOf, type Throttle } from '../../platform'
import { recordAudit } from '../audit/repo'
import { newAccessToken, writeAccessToken } from '../operators/access-token'
import { lockOperator } from '../operators/repo'
import { subjectOf } from '../operators/service'
import { countLiveTokens, insertToken, revokeToken, tokensOf, type TokenRow } from '../operators/token-repo'
import { provePassword, type OwnContext } from './password'

export async function ownTokens(
  db: Database,
  { company_id, operator: { operator_id } }: OwnContext,
): Promise<AccessToken[]> {
  return (await tokensOf(db, { company_id, operator_id })).map(shownOf)
}

/**
 * A new token, whose text is answered once; the table has its hash only.
 * @throws AppError invalid for a wrong password, or with too many tokens; too_many_requests
 */
export async function createToken(
  db: Database,
  throttle: Throttle,
  own: OwnContext,
  { current, name, days }: CreateAccessTokenBody,
): Promise<NewAccessToken> {
  const { company_id, operator } = own
  const { operator_id, password_hash } = await provePassword(db, throttle, own, current)
  const made = newAccessToken(company_id)
  return inTransaction(db, async (tx) => {
    const row = await lockOperator(tx, company_id, operator_id)
    // the account was disabled, or its password changed, meanwhile
    if (row?.password_hash !== password_hash || row.disabled) throw new AppError('unauthenticated')
    if ((await countLiveTokens(tx, row)) >= FIGURES.operator_tokens)
      throw new AppError('invalid', {
        message: `最多同时有 ${FIGURES.operator_tokens} 个有效的访问令牌，请先停用几个`,
      })
    const { token_id, token } = made
    const values = { company_id, operator_id, token_id, name: name.trim(), hash: hashOf(token) }
    const stored = await insertToken(tx, values, days)
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'operator.token_create',
      ...subjectOf(row),
      after: { token: stored.name, expires: stored.expires.toISOString() },
    })
    return { token: writeAccessToken(made), made: shownOf(stored) }
  })
}

/** @throws AppError not_found for a token that is not the operator's, or has ended */
export async function endToken(
  db: Database,
  { company_id, operator }: OwnContext,
  token_id: string,
): Promise<void> {
  const own = { company_id, operator_id: operator.operator_id }
  await inTransaction(db, async (tx) => {
    const token = await revokeToken(tx, own, token_id)
    if (token === undefined) throw new AppError('not_found')
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'operator.token_revoke',
      subject: 'operator',
      subject_id: operator.operator_id,
      title: operator.username,
      before: { token },
    })
  })
}

const shownOf = ({ token_id, name, created, used, expires, ended }: TokenRow): AccessToken => ({
  token_id,
  name,
  created: created.toISOString(),
  used: used?.toISOString() ?? null,
  expires: expires.toISOString(),
  ended,
})
