/** (f) Requests per second with live data from the database, against the same server sending the same bytes. */
import { compare } from '../measure/compare'
import { loadOf, type Load } from '../measure/load'
import type { Row } from '../measure/row'
import { median, turn, type Samples } from '../measure/stats'
import { ACCEPTED, TARGETS, type ShopAddress, type Target } from '../shop/targets'
import { withShop } from '../shop/with-shop'
import type { BenchOptions } from './group'

const CONNECTIONS = 50
const IF_MISSED = '随机器而变：见同一次运行里与访客、与内存的比值'
/** Connections at which an answer's time is judged, and its mark; ms. */
const CALM = { connections: 25, p99: 40 } as const

export async function requests({ quick, log }: BenchOptions): Promise<Row[]> {
  return withShop(async (shop) => {
    const rows: Row[] = []
    for (const target of TARGETS) {
      log(`(f) ${target.what}`)
      rows.push(...(await measure(shop, target, quick)))
    }
    log('(f) 会员首页的 p99')
    const { p99 } = await load(shop, { path: '/', personal: true }, quick ? 1 : 10, CALM.connections)
    const what = `会员的首页，${CALM.connections} 个连接，p99（${shop.database}）`
    return [...rows, { group: 'f', what, unit: 'ms', ours: p99, limit: CALM.p99, ifMissed: IF_MISSED }]
  })
}

async function measure(shop: ShopAddress, target: Target, quick: boolean): Promise<Row[]> {
  const memory = `/bench/memory?of=${encodeURIComponent(target.path)}&personal=${target.personal}`
  const contenders = {
    ours: target,
    memory: { path: memory, personal: target.personal },
    visitor: { path: target.path, personal: false },
  }
  const names = target.personal ? (['ours', 'memory', 'visitor'] as const) : (['ours', 'memory'] as const)
  const samples: Samples<keyof typeof contenders> = { ours: [], memory: [], visitor: [] }
  for (const name of names) await load(shop, contenders[name], 1)
  for (let round = 0; round < (quick ? 1 : 5); round++)
    for (const name of turn(names, round))
      samples[name].push((await load(shop, contenders[name], quick ? 1 : 2)).perSecond)
  const row = { group: 'f', what: `${target.what}（${shop.database}）`, unit: '次/秒' } as const
  return [
    ...compare(row, samples, [{ key: 'memory', name: '内存中同样的字节' }]),
    ...(target.personal
      ? compare(row, samples, [
          { key: 'visitor', name: '访客', least: target.leastRatio, ifMissed: IF_MISSED },
        ])
      : []),
    ...(target.least === undefined
      ? []
      : [{ ...row, ours: median(samples.ours), least: target.least, ifMissed: IF_MISSED }]),
  ]
}

const load = (
  { url, member }: ShopAddress,
  { path, personal }: Pick<Target, 'path' | 'personal'>,
  seconds: number,
  connections = CONNECTIONS,
): ReturnType<typeof loadOf> => {
  const headers: Load['headers'] = { 'accept-encoding': ACCEPTED, ...(personal && { cookie: member }) }
  return loadOf(url + path, { connections, seconds, headers })
}
