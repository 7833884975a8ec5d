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

/** s; a server that needs longer for two answers a connection is not measured. */
const LONGEST = 60

function longer(url: string, seconds: number): number {
  if (seconds >= LONGEST)
    throw new Error(`Expected two answers a connection from ${url} within ${seconds} s.`)
  return Math.min(LONGEST, seconds * 3)
}

/** The same with the time that 99 of 100 answers take at most; ms. */
export async function loadOf(
  url: string,
  { connections, seconds, headers = {}, body }: Load,
): Promise<{ perSecond: number; p99: number }> {
  const options = ['--json', '-c', `${connections}`, '-d', `${seconds}`]
  if (body !== undefined) options.push('-m', 'POST', '-b', body)
  for (const [name, value] of Object.entries(headers)) options.push('-H', `${name}=${value}`)
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...options, url])
  const report = JSON.parse(stdout) as Report
  if (report.non2xx + report.errors > 0)
    throw new Error(
      `Expected only successful answers from ${url}, got ${report.non2xx} others and ${report.errors} errors.`,
    )
  // on a slow machine the first answers may all come at the end, or later
  if (report.requests.total < 2 * connections)
    return loadOf(url, {
      connections,
      seconds: longer(url, seconds),
      headers,
      ...(body !== undefined && { body }),
    })
  return { perSecond: report.requests.average, p99: report.latency.p99 }
}
