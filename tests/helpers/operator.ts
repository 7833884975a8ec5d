/** Operators for tests: one of each role for every demo company, and calls with their sessions. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isPreset, type Right, withNeeded } from '@schemas/rights'
import { operator_role, type OperatorRole } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { insertOperator, operatorByUsername } from '@server/back-office/operators/repo'
import { insertSession } from '@server/back-office/operators/session-repo'
import { hashOf, newToken, writeToken } from '@server/platform/sessions/token'
import type { Answer } from './seeded-app'

/** Sub-domains by company id. */
export const COMPANY_HOSTS: Record<string, string> = { '1': 'hean.localhost', '2': 'songjian.localhost' }

export interface AdminCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; for another kind of body give `payload` and its content type in `headers`. */
  body?: unknown
  payload?: string | Buffer
  headers?: Record<string, string>
}

export interface SignedInOperator {
  operator_id: string
  username: string
  role: OperatorRole
  /** `op=…`, for calls made by hand or by a browser. */
  cookie: string
  /** Injects a call; `path` is relative to /api/admin. */
  call(path: string, options?: AdminCall): Promise<Answer>
  /** `data` of a call that must succeed. */
  data<T>(path: string, options?: AdminCall): Promise<T>
}

/**
 * Signs an operator in without a password: the session's row is inserted directly. The operator is the company's
 * `viewer`, `editor` or `owner` (created if missing), named like the demo's, or another account by its name.
 */
export async function signInAs(
  app: FastifyInstance,
  account: string,
  company_id = '1',
): Promise<SignedInOperator> {
  const row =
    (await operatorByUsername(app.db, company_id, account)) ??
    (isPreset(account)
      ? await insertOperator(app.db, {
          company_id,
          username: account,
          name: account,
          role: account,
          password_hash: 'none',
        })
      : undefined)
  if (!row) throw new Error(`Expected company ${company_id} to have an operator ${account}, found none`)
  const { operator_id, username, role } = row
  const token = newToken(company_id)
  await inTransaction(app.db, (tx) =>
    insertSession(tx, { company_id, operator_id, session_id: hashOf(token), user_agent: 'test' }),
  )
  const cookie = `op=${encodeURIComponent(writeToken(token))}`
  const call: SignedInOperator['call'] = (path, options = {}) =>
    callAdmin(app, path, { ...options, headers: { cookie, ...options.headers } }, company_id)
  const data = async <T>(path: string, options?: AdminCall): Promise<T> => {
    const answer = await call(path, options)
    if (answer.statusCode !== 200)
      throw new Error(`Expected 200 from ${path}, got ${answer.statusCode} ${answer.payload}`)
    return answer.json<{ data: T }>().data
  }
  return { operator_id, username, role, cookie, call, data }
}

interface Reach {
  rights: readonly Right[]
  shops?: string[]
  pages?: string[]
}

/** Signs in a new operator with a role of their own, narrowed to some shops or pages. */
export async function signInWith(
  app: FastifyInstance,
  { rights, shops = [], pages = [] }: Reach,
  company_id = '1',
): Promise<SignedInOperator> {
  const role_id = randomUUID()
  await app.db
    .insert(operator_role)
    .values({ company_id, role_id, name: role_id.slice(0, 20), rights: withNeeded(rights) })
  const account = { username: role_id, name: role_id.slice(0, 8), role: 'custom' as const, role_id }
  await insertOperator(app.db, { ...account, company_id, shops, pages, password_hash: 'none' })
  return signInAs(app, role_id, company_id)
}

/** The same without a session. */
export function callAdmin(
  app: FastifyInstance,
  path: string,
  {
    method = 'GET',
    body,
    payload = body === undefined ? undefined : JSON.stringify(body),
    headers = {},
  }: AdminCall = {},
  company_id = '1',
): Promise<Answer> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  return app.inject({
    method,
    url: encodeURI(ADMIN_BASE + path),
    headers: { host: COMPANY_HOSTS[company_id] ?? 'localhost', ...json, ...headers },
    ...(payload !== undefined && { payload }),
  })
}
