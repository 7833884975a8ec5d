/** Type of a sample call of an endpoint of the shop; see `tests/contract/api.test.ts`. */
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '@server/db/client'
import type { EndpointKey } from '@server/platform/http/declare-shop'
import type { ShopCall, SignedInMember } from '@tests/helpers/member'
import type { Answer } from '@tests/helpers/seeded-app'

export interface Sample {
  /** Values of `{id}` and the like. */
  params?: Record<string, string>
  /** As an object, or as text including the `?`. */
  query?: string | Record<string, unknown>
  /** Sent as JSON; for another kind of body give `payload` and its content type in `headers`. */
  body?: unknown
  payload?: string | Buffer
  headers?: Record<string, string>
  /** Other members may send it too: it contains its own proof, such as a code, or concerns public data. */
  anybodyMay?: true
  /** Its answer is personal, although its proof allows any caller. */
  secret?: true
  /** Shows the caller's own number in full; all others are masked. */
  unmasked?: true
  /** The caller; by default a member, an employee or a visitor, according to the endpoint's `auth`. */
  as?: 'visitor' | 'member' | 'staff'
}

export interface SampleContext {
  app: FastifyInstance
  database: OpenDatabase
  /** The caller of the sample: a new member of the first demo company without any data. */
  member: SignedInMember
  /** The same, signed in as an employee. */
  staff: SignedInMember
  visitor: Visitor
}

/** Calls as a visitor of the first demo company. */
export interface Visitor {
  call(path: string, options?: ShopCall): Promise<Answer>
}

/** A function if prerequisites have to be created first, such as an order. */
export type SampleSource = Sample | ((context: SampleContext) => Promise<Sample>)

export type Samples = Partial<Record<EndpointKey, SampleSource[]>>
