/** Members for tests, and calls with their sessions. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '@server/app/build-app'
import { staff as employee, member, member_grade } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { MARK_HEADER } from '@server/platform/sessions/session-cookie'
import { insertMemberSession } from '@server/platform/sessions/repo'
import { hashOf, newToken, writeToken } from '@server/platform/sessions/token'
import { MARK } from './mark'
import { COMPANY_HOSTS } from './operator'
import type { Answer } from './seeded-app'
import { signedPath } from './signed'

export interface ShopCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; for another kind of body give `payload` and its content type in `headers`. */
  body?: unknown
  payload?: string | Buffer
  headers?: Record<string, string>
}

export interface SignedInMember {
  user_id: string
  mobile: string
  /** `sid=…; user_session_id=…` */
  cookie: string
  bearer: string
  /** Injects a call; `path` is relative to the base of the API. */
  call(path: string, options?: ShopCall): Promise<Answer>
  /** `data` of a call that must succeed. */
  data<T>(path: string, options?: ShopCall): Promise<T>
}

export interface MemberOptions {
  company_id?: string
  /** Signed in as an employee. */
  staff?: boolean
  /** Columns of the member. */
  row?: Partial<typeof member.$inferInsert>
}

export { MARK } from './mark'

let numbers = 0

/** A new member with a session, without a password: rows are inserted directly. */
export async function newMember(
  app: FastifyInstance,
  { company_id = '1', staff = false, row = {} }: MemberOptions = {},
): Promise<SignedInMember> {
  const user_id = randomUUID()
  const mobile = `139${String(++numbers).padStart(8, '0')}`
  const token = newToken(company_id)
  await inTransaction(app.db, async (tx) => {
    const grade = { company_id, grade_id: '1', grade_name: '普通会员', default_grade: true }
    await tx.insert(member_grade).values(grade).onConflictDoNothing()
    await tx.insert(member).values({ company_id, user_id, mobile, grade_id: '1', ...row })
    if (staff)
      await tx
        .insert(employee)
        .values({ company_id, staff_id: user_id, work_id: user_id, name: '员工', mobile, user_id })
    const session = { company_id, user_id, session_id: hashOf(token), staff, user_agent: 'test' }
    await insertMemberSession(tx, { ...session, carrier: 'cookie' })
  })
  const cookie = `sid=${encodeURIComponent(writeToken(token))}; user_session_id=${MARK}`
  const call: SignedInMember['call'] = (path, options = {}) =>
    callShop(app, path, { ...options, headers: { cookie, ...options.headers } }, company_id)
  const data = async <T>(path: string, options?: ShopCall): Promise<T> => {
    const answer = await call(path, options)
    if (answer.statusCode !== 200)
      throw new Error(`Expected 200 from ${path}, got ${answer.statusCode} ${answer.payload}`)
    return answer.json<{ data: T }>().data
  }
  return { user_id, mobile, cookie, bearer: writeToken(token), call, data }
}

/** The same without a session; a legacy call is signed. */
export async function callShop(
  app: FastifyInstance,
  path: string,
  {
    method = 'GET',
    body,
    payload = body === undefined ? undefined : JSON.stringify(body),
    headers = {},
  }: ShopCall = {},
  company_id = '1',
): Promise<Answer> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  return app.inject({
    method,
    // encoded parts stay unchanged
    url: encodeURI(API_BASE + (await signedPath(app, path, body, company_id))).replaceAll(
      /%25([0-9A-F]{2})/g,
      '%$1',
    ),
    headers: { host: COMPANY_HOSTS[company_id] ?? 'localhost', [MARK_HEADER]: MARK, ...json, ...headers },
    ...(payload !== undefined && { payload }),
  })
}
