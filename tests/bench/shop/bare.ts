/** The SQL of a request without the request: the time of node-postgres and the database alone. */
import { Client, Pool } from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

type Query = (this: Client, ...parts: unknown[]) => unknown

/** Every statement sent while `work` runs, on any connection. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const prototype = Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (...parts) {
    const [first, second] = parts
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
    const values = Array.isArray(second) ? second : (first as { values?: unknown[] } | undefined)?.values
    if (text !== undefined) sent.push({ text, values: values ?? [] })
    return query.apply(this, parts)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return sent
}

export interface BareLoad {
  url: string
  statements: Statement[]
  /** Concurrent scripts, each one statement after the other. */
  connections: number
  /** Connections of the pool, as many as the shop's. */
  pool: number
  seconds: number
}

/** How often per second all of them are sent and answered. */
export async function barePerSecond({
  url,
  statements,
  connections,
  pool: max,
  seconds,
}: BareLoad): Promise<number> {
  const pool = new Pool({ connectionString: url, max })
  const end = performance.now() + seconds * 1000
  let done = 0
  const worker = async () => {
    while (performance.now() < end) {
      for (const { text, values } of statements) await pool.query(text, values)
      done++
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  const rate = (done * 1000) / (performance.now() - start)
  await pool.end()
  return rate
}
