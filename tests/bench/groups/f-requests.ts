/** (f) Requests per second with live data from the database, against the same server sending the same bytes. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compare } from '../measure/compare'
import type { Row } from '../measure/row'
import { turn, type Samples } from '../measure/stats'
import { SESSION, TARGETS, type Target } from '../shop/targets'
import { withShop } from '../shop/with-shop'
import type { BenchOptions } from './group'

const AUTOCANNON = join(process.cwd(), 'node_modules/autocannon/autocannon.js')
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

interface Report {
  requests: { average: number }
  non2xx: number
  errors: number
}

/** Requests per second over some seconds, asked by a process of its own. */
async function load(url: string, { personal }: Target, seconds: number): Promise<number> {
  const options = ['--json', '-c', `${CONNECTIONS}`, '-d', `${seconds}`, '-H', 'accept-encoding=br']
  if (personal) options.push('-H', `cookie=${SESSION}`)
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...options, url])
  const report = JSON.parse(stdout) as Report
  if (report.non2xx + report.errors > 0)
    throw new Error(
      `Expected only good answers from ${url}, got ${report.non2xx} bad ones and ${report.errors} errors.`,
    )
  return report.requests.average
}
