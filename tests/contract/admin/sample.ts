/** What a sample call of an endpoint for operators is; `tests/contract/admin-api.test.ts` says how they are used. */
import type { FastifyInstance } from 'fastify'
import type { OperatorRole } from '@server/db/schema'
import type { AdminKey } from '@server/http/declare-admin'
import type { SignedInOperator } from '@tests/helpers/operator'

export interface Sample {
  /** What stands for `{page_id}` and the like. */
  params?: Record<string, string>
  /** With its `?`. */
  query?: string
  /** Sent as JSON; for another kind of body give `payload` and its content type in `headers`. */
  body?: unknown
  payload?: string | Buffer
  headers?: Record<string, string>
}

export interface SampleContext {
  app: FastifyInstance
  /** Signs in to the first demo company. */
  as(role: OperatorRole): Promise<SignedInOperator>
}

/** A function where the call needs something that must be made first, such as an id. */
export type SampleSource = Sample | ((context: SampleContext) => Promise<Sample>)

export type Samples = Partial<Record<AdminKey, SampleSource[]>>
