/** Type of a sample call of an endpoint for operators; see `tests/contract/admin-api.test.ts`. */
import type { FastifyInstance } from 'fastify'
import type { OperatorRole } from '@server/db/schema'
import type { AdminKey } from '@server/platform/http/declare-admin'
import type { SignedInOperator } from '@tests/helpers/operator'

export interface Sample {
  /** Values of `{page_id}` and the like. */
  params?: Record<string, string>
  /** Including the `?`. */
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

/** A function if prerequisites have to be created first, such as an id. */
export type SampleSource = Sample | ((context: SampleContext) => Promise<Sample>)

export type Samples = Partial<Record<AdminKey, SampleSource[]>>
