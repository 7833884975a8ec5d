/** Calls of endpoints for operators with a sample, for the contract suites. */
import type { FastifyInstance } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import type { OperatorRole } from '@server/db/schema'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { signInAs } from '@tests/helpers/operator'
import type { Sample, Samples, SampleSource } from '../admin/sample'

const files = import.meta.glob<{ samples?: Samples }>('../admin/*.ts', { eager: true })

/** Every sample of the operators' endpoints, by method and path. */
export const adminSamples = Object.assign({}, ...Object.values(files).map((file) => file.samples)) as Record<
  string,
  SampleSource[]
>

export const adminAddress = (path: string, { params = {}, query = '' }: Sample = {}) =>
  encodeURI(ADMIN_BASE + path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? 'x') + query)

/** The lowest permitted role; a viewer if no session is needed. */
export const lowestRole = ({ role }: ResolvedEndpoint): OperatorRole => (role === 'anyone' ? 'viewer' : role)

/** A sample as a complete request. */
export async function adminSample(app: FastifyInstance, source: SampleSource): Promise<Sample> {
  return typeof source === 'function' ? source({ app, as: (role) => signInAs(app, role) }) : source
}
