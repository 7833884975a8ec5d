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
    return [...rows, ...(await calm(shop, quick))]
  })
}

/** How long the slowest of a hundred answers takes, beside the same bytes from memory: generator and kernel take most of it. */
async function calm(shop: ShopAddress, quick: boolean): Promise<Row[]> {
  const home: Target = { what: '', path: '/', personal: true }
  const contenders = { ours: home, memory: { ...home, path: memoryOf(home) } }
  const names = ['ours', 'memory'] as const
  const samples: Samples<keyof typeof contenders> = { ours: [], memory: [] }
  for (let round = 0; round < (quick ? 1 : 5); round++)
    for (const name of turn(names, round))
      samples[name].push((await load(shop, contenders[name], quick ? 1 : 4, CALM.connections)).p99)
  const what = `会员的首页，${CALM.connections} 个连接，p99（${shop.database}）`
  const row = { group: 'f', what, unit: 'ms' } as const
  return [
    ...compare(row, samples, [{ key: 'memory', name: '内存中同样的字节' }]),
    { ...row, ours: median(samples.ours), limit: CALM.p99, ifMissed: IF_MISSED },
  ]
}

/** The address of a recorded answer, at the bench's own server. */
const memoryOf = ({ path, personal }: Target): string =>
  `/bench/memory?of=${encodeURIComponent(path)}&personal=${personal}`

async function measure(shop: ShopAddress, target: Target, quick: boolean): Promise<Row[]> {
  const contenders = {
    ours: target,
    memory: { path: memoryOf(target), personal: target.personal },
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
