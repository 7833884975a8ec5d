/** (l) The same shop on PostgreSQL, behind PgBouncer, beside a replica and on a Citus cluster, in one run. */
import { startCitus } from '@scripts/launch/citus.mjs'
import { startPgBouncer } from '@scripts/launch/pgbouncer.mjs'
import { startPostgres, startReplica } from '@scripts/launch/postgres.mjs'
import { compare } from '../measure/compare'
import { loadOf } from '../measure/load'
import type { Row } from '../measure/row'
import { turn, type Samples } from '../measure/stats'
import { forked } from '../measure/forked'
import { ACCEPTED, type ShopAddress } from '../shop/targets'
import type { BenchOptions } from './group'

const CONNECTIONS = 20

const PLACES = {
  pooler: '经 PgBouncer',
  replica: '访客读副本',
  citus: '在 Citus 上（协调机与两台工作机）',
} as const
type Place = keyof typeof PLACES

interface Call {
  what: string
  path: string
  personal: boolean
  body?: string
}

const API = '/api/h5app/wxapp'
const CALLS: readonly Call[] = [
  { what: '会员首页', path: '/', personal: true },
  { what: '接口：会员的购物车件数', path: `${API}/cartcount`, personal: true },
  { what: '接口：访客的商品列表', path: `${API}/goods/items?page=1&pageSize=20`, personal: false },
  { what: '接口：商品详情', path: `${API}/goods/items/10101`, personal: false },
  // not added up: a cart takes 99 pieces
  {
    what: '接口：加购',
    path: `${API}/cart`,
    personal: true,
    body: '{"item_id":"10101","num":1,"isAccumulate":false}',
  },
]

/** Rows of what this machine has programs for; the log names what it lacks. */
export async function databases(options: BenchOptions): Promise<Row[]> {
  const stops: (() => Promise<void>)[] = []
  const started = async <T extends { stop(): Promise<void> }>(
    place: string,
    starting: Promise<T | { reason: string }>,
  ): Promise<T | undefined> => {
    const found = await starting
    if ('reason' in found) {
      options.log(`(l) ${place}: not measured, ${found.reason}`)
      return undefined
    }
    stops.push(() => found.stop())
    return found
  }
  try {
    const postgres = await started('PostgreSQL', startPostgres())
    if (!postgres) return []
    return await shop({ DATABASE_URL: postgres.url }, async (plain) => {
      const pooler = await started(PLACES.pooler, startPgBouncer(postgres.url))
      const replica = await started(PLACES.replica, startReplica(postgres.url))
      const citus = await started(PLACES.citus, startCitus())
      const environments: Partial<Record<Place, Record<string, string>>> = {
        ...(pooler && { pooler: { DATABASE_URL: pooler.url, PUMIAN_DIRECT_URL: postgres.url } }),
        ...(replica && { replica: { DATABASE_URL: postgres.url, PUMIAN_READ_URL: replica.url } }),
        ...(citus && {
          citus: {
            DATABASE_URL: citus.coordinator.url,
            PUMIAN_BENCH_WORKERS: citus.workers.map(({ url }) => url).join(),
          },
        }),
      }
      return beside(plain, Object.entries(environments) as [Place, Record<string, string>][], {}, options)
    })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Starts the other shops one within another, and measures when all of them run. */
async function beside(
  plain: ShopAddress,
  [next, ...rest]: [Place, Record<string, string>][],
  shops: Partial<Record<Place, ShopAddress>>,
  options: BenchOptions,
): Promise<Row[]> {
  if (!next) return measured(plain, shops, options)
  const [place, environment] = next
  return shop(environment, (address) => beside(plain, rest, { ...shops, [place]: address }, options))
}

const shop = <T>(environment: Record<string, string>, use: (address: ShopAddress) => Promise<T>) =>
  forked<ShopAddress, T>('./server.js', environment, use)

async function measured(
  plain: ShopAddress,
  shops: Partial<Record<Place, ShopAddress>>,
  { quick, log }: BenchOptions,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const call of CALLS) {
    log(`(l) ${call.what}`)
    for (const [place, address] of Object.entries(shops) as [Place, ShopAddress][]) {
      const samples: Samples<'ours' | 'plain'> = { ours: [], plain: [] }
      const of = { ours: address, plain }
      for (const name of ['ours', 'plain'] as const) await load(of[name], call, 1)
      for (let round = 0; round < (quick ? 1 : 3); round++)
        for (const name of turn(['ours', 'plain'] as const, round))
          samples[name].push((await load(of[name], call, quick ? 1 : 2)).perSecond)
      const row = { group: 'l', what: `${call.what}，${PLACES[place]}`, unit: '次/秒' } as const
      rows.push(...compare(row, samples, [{ key: 'plain', name: '同一台机器的 PostgreSQL' }]))
    }
  }
  return rows
}

const load = ({ url, member }: ShopAddress, { path, personal, body }: Call, seconds: number) =>
  loadOf(url + path, {
    connections: CONNECTIONS,
    seconds,
    headers: {
      'accept-encoding': ACCEPTED,
      ...(personal && { cookie: member, origin: url }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
