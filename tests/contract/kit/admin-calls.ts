/** Calls of endpoints for operators with a sample, for the contract suites. */
import type { FastifyInstance } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import { rightsNeeded } from '@schemas/api/endpoint'
import { presetWith, type Preset, type Right } from '@schemas/rights'
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

/** Whether an address names a page, or what belongs to one. */
export const aboutPages = (path: string): boolean =>
  /\{(page_id|publication_id|review_id|note_id)\}/.test(path)

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

/** A kind of each endpoint that needs the right of its kind, with the rights to look and to change. */
const KINDS: Readonly<Record<string, { sample: Sample; looks: Right; changes: Right }>> = {
  record: { sample: { params: { name: 'article_node' } }, looks: 'pages.view', changes: 'content.edit' },
  worklist: {
    sample: { params: { name: 'order', form: 'ship_order' } },
    looks: 'orders.view',
    changes: 'orders.edit',
  },
  batch: { sample: { params: { form: 'shelve_goods' } }, looks: 'goods.view', changes: 'goods.edit' },
  sheet: { sample: { params: { name: 'goods_stock' } }, looks: 'goods.view', changes: 'goods.edit' },
  option: { sample: { params: { kind: 'staff' } }, looks: 'members.view', changes: 'members.manage' },
}
const kindOf = (key: string) => KINDS[/ \/(\w+?)(?:e?s)\//.exec(key)?.[1] ?? '']

/** Parameters that name a kind, for calls of any endpoint without a sample. */
export const kindSample = (key: string): Sample => kindOf(key)?.sample ?? {}

/** The rights of which a call with `kindSample` needs one; none: any operator may make it. */
export function rightsFor(key: string, { right, method }: ResolvedEndpoint): readonly Right[] {
  if (right !== 'kind') return rightsNeeded(right) ?? []
  const kind = kindOf(key)
  if (!kind) throw new Error(`Expected a kind for ${key}, found none`)
  return [method === 'GET' ? kind.looks : kind.changes]
}
