/** (f) Requests per second with live data from the database, against the same server sending the same bytes. */
import { compare } from '../measure/compare'
import { requestsPerSecond } from '../measure/load'
import type { Row } from '../measure/row'
import { turn, type Samples } from '../measure/stats'
import { SESSION, TARGETS, type Target } from '../shop/targets'
import { withShop } from '../shop/with-shop'
import type { BenchOptions } from './group'

const CONNECTIONS = 20

export async function requests({ quick, log }: BenchOptions): Promise<Row[]> {
  return withShop(async ({ url, database }) => {
    const rows: Row[] = []
    for (const target of TARGETS) {
      log(`(f) ${target.what}`)
      const memory = `/bench/memory?of=${encodeURIComponent(target.path)}`
      const paths = { ours: target.path, memory }
      const samples: Samples<'ours' | 'memory'> = { ours: [], memory: [] }
      for (const path of Object.values(paths)) await load(url + path, target, 1)
      for (let round = 0; round < (quick ? 1 : 5); round++) {
        for (const name of turn(['ours', 'memory'] as const, round))
          samples[name].push(await load(url + paths[name], target, quick ? 1 : 2))
      }
      rows.push(
        ...compare({ group: 'f', what: `${target.what}（${database}）`, unit: '次/秒' }, samples, [
          { key: 'memory', name: '内存中同样的字节' },
        ]),
      )
    }
    return rows
  })
}

const load = (url: string, { personal }: Target, seconds: number) =>
  requestsPerSecond(url, {
    connections: CONNECTIONS,
    seconds,
    headers: { 'accept-encoding': 'br', ...(personal && { cookie: SESSION }) },
  })
