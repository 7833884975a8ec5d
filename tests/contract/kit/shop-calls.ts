/** Calls of endpoints of the shop with a sample and the right caller, for the contract suites. */
import { stringify } from 'qs'
import type { ApiAuth, ResolvedEndpoint } from '@schemas/api/endpoint'
import { callShop, newMember, type ShopCall, type SignedInMember } from '@tests/helpers/member'
import type { Answer, SeededApp } from '@tests/helpers/seeded-app'
import { once } from './once'
import type { Sample, SampleContext, SampleSource, Visitor } from '../shop/sample'

const AS: Record<ApiAuth, NonNullable<Sample['as']>> = { anyone: 'visitor', member: 'member', staff: 'staff' }

export interface PreparedCall {
  sample: Sample
  caller: Visitor
  /** Path below the base of the API. */
  path: string
  options: ShopCall
  /** Mobile numbers of the members created for it. */
  mobiles: string[]
  send(): Promise<Answer>
}

/**
 * A sample as a complete request, with new members of its own if it uses them: a visitor's has the members of all such
 * samples. Without a source: the bare address.
 */
export async function prepare(
  open: () => SeededApp,
  { method, path, auth }: ResolvedEndpoint,
  source: SampleSource = {},
): Promise<PreparedCall> {
  const isPlain = typeof source !== 'function'
  const isVisitors = isPlain && (source.as ?? AS[auth]) === 'visitor'
  const context = await (isVisitors
    ? once(open().app, 'context of visitors', () => contextOf(open()))
    : contextOf(open()))
  const sample = isPlain ? source : await source(context)
  const caller = context[sample.as ?? AS[auth]]
  const { body, payload, headers } = sample
  const address = addressOf(path, sample)
  const options: ShopCall = {
    method,
    ...(body !== undefined && { body }),
    ...(payload !== undefined && { payload }),
    ...(headers && { headers }),
  }
  const mobiles = [context.member.mobile, context.staff.mobile]
  return { sample, caller, path: address, options, mobiles, send: () => caller.call(address, options) }
}

async function contextOf({ app, database }: SeededApp): Promise<SampleContext> {
  const [member, staff] = await Promise.all([newMember(app), newMember(app, { staff: true })])
  return { app, database, member, staff, visitor: { call: (path, options) => callShop(app, path, options) } }
}

export const addressOf = (path: string, { params = {}, query = '' }: Sample = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? 'x') +
  (typeof query === 'string' ? query : stringify(query, { addQueryPrefix: true, encode: false }))

/** A member of the first demo company, or an employee for staff endpoints. */
export const whoMayCall = ({ app }: SeededApp, { auth }: ResolvedEndpoint): Promise<SignedInMember> =>
  newMember(app, { staff: auth === 'staff' })
