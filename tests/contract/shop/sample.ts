/** What a sample call of an endpoint of the shop is; `tests/contract/api.test.ts` says how they are used. */
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '@server/db/client'
import type { EndpointKey } from '@server/http/declare-shop'
import type { ShopCall, SignedInMember } from '@tests/helpers/member'
import type { Answer } from '@tests/helpers/seeded-app'

export interface Sample {
  /** What stands for `{id}` and the like. */
  params?: Record<string, string>
  /** As an object, or as text with its `?`. */
  query?: string | Record<string, unknown>
  /** Sent as JSON; for another kind of body give `payload` and its content type in `headers`. */
  body?: unknown
  payload?: string | Buffer
  headers?: Record<string, string>
  /** Other members may send it too: it carries its own proof, such as a code, or is about what everybody sees. */
  anybodyMay?: true
  /** What it answers is one member's, though its proof lets anybody ask. */
  secret?: true
  /** One's own number is shown whole; everywhere else it is masked (commerce-rules §3). */
  unmasked?: true
  /** Who calls; otherwise a member, an employee or a visitor, as the endpoint's `auth` says. */
  as?: 'visitor' | 'member' | 'staff'
}

export interface SampleContext {
  app: FastifyInstance
  database: OpenDatabase
  /** A new member of the first demo company, who has done nothing yet: the one in whose name the sample is called. */
  member: SignedInMember
  /** The same, signed in as an employee. */
  staff: SignedInMember
  visitor: Visitor
}

/** Calls in nobody's name, of the first demo company. */
export interface Visitor {
  call(path: string, options?: ShopCall): Promise<Answer>
}

/** A function where the call needs something that must be made first, such as an order. */
export type SampleSource = Sample | ((context: SampleContext) => Promise<Sample>)

export type Samples = Partial<Record<EndpointKey, SampleSource[]>>
