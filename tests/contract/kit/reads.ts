/** Every read of the shop and of operators, from the declarations of endpoints, lists, worklists and files. */
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ApiSchema, ResolvedEndpoint } from '@schemas/api/endpoint'
import type { OpenDatabase } from '@server/db/client'
import { member } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { adminEndpoints, endpoints, requireEndpoint } from '@server/platform/http/endpoints'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { insertMemberSession } from '@server/platform/sessions/repo'
import { allRecords } from '@server/back-office/records/record'
import { hashOf, newToken, writeToken } from '@server/platform/sessions/token'
import { allWorklists } from '@server/back-office/worklists/worklist'
import { callShop, MARK } from '@tests/helpers/member'
import { callAdmin, signInAs, type AdminCall } from '@tests/helpers/operator'
import type { Answer } from '@tests/helpers/seeded-app'
import { adminAddress, adminSample, adminSamples } from './admin-calls'
import { samplesOf } from './samples'
import { addressOf, prepare } from './shop-calls'

/** The demo's member with orders and after-sales in every state. */
const BUYER = '13800000001'
/** Number of rows per list that are opened. */
const OPENED = 3

/** Endpoints whose answer does not depend on rows: random per call, or a log of earlier calls. */
const DRAWN = new Set(['GET /session/captcha', 'GET /demo/outbox'])

export interface Read {
  title: string
  /** Path below the base of its area. */
  path: string
  /** A readable address. */
  query: ApiSchema
  /** @param path another one of the same endpoint */
  send(app: FastifyInstance, path?: string): Promise<Answer>
}

/** Signs in the demo's member with the most data. */
export async function signedInBuyer(app: FastifyInstance) {
  const [buyer] = await app.db
    .select()
    .from(member)
    .where(and(eq(member.company_id, '1'), eq(member.mobile, BUYER)))
  if (!buyer) throw new Error(`Expected the demo to have the member ${BUYER}, found none`)
  const { company_id, user_id } = buyer
  const token = newToken(company_id)
  await inTransaction(app.db, (tx) =>
    insertMemberSession(tx, {
      company_id,
      user_id,
      session_id: hashOf(token),
      staff: false,
      user_agent: 'test',
      carrier: 'cookie',
    }),
  )
  return { user_id, cookie: `sid=${encodeURIComponent(writeToken(token))}; user_session_id=${MARK}` }
}

/** A GET without effects, or a POST that reads. */
const isRead = ({ method, effects, reads = false }: ResolvedEndpoint) => (method === 'GET' ? !effects : reads)

const callsForItself = () => Promise.reject(new Error('Expected a sample with its own caller'))

/**
 * Every read of the shop by its samples; those without prerequisites are called by the demo's member.
 * @param buyer cookies of that member
 */
export async function shopReads(
  app: FastifyInstance,
  database: OpenDatabase,
  buyer: string,
): Promise<Read[]> {
  const seeded = { app, database, get: callsForItself, data: callsForItself }
  const reads: Read[] = []
  for (const [key, endpoint] of endpoints) {
    if (!isRead(endpoint) || DRAWN.has(key)) continue
    for (const [i, source] of samplesOf(key).entries()) {
      const call = await prepare(() => seeded, endpoint, source)
      const isPlain =
        typeof source !== 'function' && call.sample.as === undefined && endpoint.auth !== 'staff'
      const own: Record<string, string> =
        'cookie' in call.caller ? { cookie: String(call.caller.cookie) } : {}
      const headers = { ...(isPlain ? { cookie: buyer } : own), ...call.options.headers }
      const path = addressOf(endpoint.path, call.sample)
      reads.push({
        title: `shop ${key} #${i + 1}`,
        path,
        query: endpoint.query,
        send: (to, other = path) => callShop(to, other, { ...call.options, headers }),
      })
    }
  }
  return reads
}

/** Every read of operators by its samples, every list of records and work, and the first rows of these. */
export async function operatorReads(app: FastifyInstance): Promise<Read[]> {
  const { cookie, data } = await signInAs(app, 'owner')
  const reads: Read[] = []
  const add = (key: string, path: string, title = path, options: AdminCall = {}) =>
    reads.push({
      title: `admin ${title}`,
      path,
      query: requireEndpoint(adminEndpoints, key).query,
      send: (to, other = path) =>
        callAdmin(to, other, { ...options, headers: { ...options.headers, cookie } }),
    })
  for (const [key, endpoint] of adminEndpoints) {
    if (!isRead(endpoint) || DRAWN.has(key)) continue
    for (const [i, source] of (adminSamples[key] ?? []).entries()) {
      const { params, query, body, payload, headers } = await adminSample(app, source)
      const address = adminAddress(endpoint.path, { ...(params && { params }), ...(query && { query }) })
      add(key, decodeURI(address).slice(ADMIN_BASE.length), `${key} #${i + 1}`, {
        method: endpoint.method,
        ...(body !== undefined && { body }),
        ...(payload !== undefined && { payload }),
        ...(headers && { headers }),
      })
    }
  }
  const lists = [
    ...allRecords().map(({ name }) => ({ kind: 'records', name, query: '' })),
    ...allWorklists().flatMap(({ name, tabs }) =>
      tabs.map(({ key }) => ({ kind: 'worklists', name, query: `tab=${key}` })),
    ),
  ]
  for (const { kind, name, query } of lists) {
    const path = `/${kind}/${name}`
    add(`GET /${kind}/{name}`, `${path}?${query}`)
    const { list } = await data<{ list: { id: string }[] }>(`${path}?${query}`)
    for (const { id } of list.slice(0, OPENED)) add(`GET /${kind}/{name}/{id}`, `${path}/${id}`)
  }
  return reads
}
