import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const AUTOCANNON = join(process.cwd(), 'node_modules/autocannon/autocannon.js')

export interface Load {
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Sent by POST. */
  body?: string
}

interface Report {
  requests: { average: number; total: number }
  /** ms */
  latency: { p99: number }
  non2xx: number
  errors: number
}

/** Requests per second over some seconds, sent by a separate process. @throws Error for any unexpected answer */
export const requestsPerSecond = async (url: string, load: Load): Promise<number> =>
  (await loadOf(url, load)).perSecond

/** s; if two answers a connection take longer, the rate is not measured. */
const LONGEST = 60

/** The same with the time that 99 of 100 answers take at most; ms. */
export async function loadOf(url: string, load: Load): Promise<{ perSecond: number; p99: number }> {
  const { connections, seconds, headers = {}, body } = load
  const options = ['--json', '-c', `${connections}`, '-d', `${seconds}`]
  if (body !== undefined) options.push('-m', 'POST', '-b', body)
  for (const [name, value] of Object.entries(headers)) options.push('-H', `${name}=${value}`)
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...options, url])
  const report = JSON.parse(stdout) as Report
  if (report.non2xx + report.errors > 0)
    throw new Error(
      `Expected only successful answers from ${url}, got ${report.non2xx} others and ${report.errors} errors.`,
    )
  if (report.requests.total < 2 * connections) {
    if (seconds >= LONGEST)
      throw new Error(`Expected two answers a connection from ${url} within ${seconds} s.`)
    // on a slow machine the first answers may all come at the end, or later
    return loadOf(url, { ...load, seconds: Math.min(LONGEST, seconds * 3) })
  }
  return { perSecond: report.requests.average, p99: report.latency.p99 }
}
