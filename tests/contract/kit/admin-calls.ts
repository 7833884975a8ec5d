/** Calls of endpoints for operators with a sample, for the contract suites. */
import type { FastifyInstance } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import { rightsNeeded } from '@schemas/api/endpoint'
import { presetWith, type Preset } from '@schemas/rights'
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

/** The first preset that may call an endpoint; a viewer if no right is needed, an editor for most kinds. */
export function lowestRole({ right, method, reads }: ResolvedEndpoint): Preset {
  if (right === 'kind') return method === 'GET' || reads ? 'viewer' : 'editor'
  const needed = rightsNeeded(right)
  return needed ? presetWith(needed) : 'viewer'
}

/** A sample as a complete request. */
export async function adminSample(app: FastifyInstance, source: SampleSource): Promise<Sample> {
  return typeof source === 'function' ? source({ app, as: (role) => signInAs(app, role) }) : source
}

/** A kind of each endpoint that needs the right of its kind. */
const KINDS: Readonly<Record<string, Sample>> = {
  record: { params: { name: 'article_node' } },
  worklist: { params: { name: 'order', form: 'ship_order' } },
  batch: { params: { form: 'shelve_goods' } },
  sheet: { params: { name: 'goods_stock' } },
}

/** Parameters that name a kind, for calls of any endpoint without a sample. */
export const kindSample = (key: string): Sample => KINDS[/ \/(\w+?)(?:e?s)\//.exec(key)?.[1] ?? ''] ?? {}
