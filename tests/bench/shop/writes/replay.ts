import { Pool, type PoolClient } from 'pg'
import type { Statement } from '../bare'

export interface Replay {
  url: string
  /** Pool size, the same as the shop's. */
  connections: number
  /** Concurrent scripts. */
  at_once: number
  scripts: Statement[][]
}

/** Milliseconds of all scripts, one per buyer; transactions are the same as the shop's. */
export async function replay({ url, connections: max, at_once, scripts }: Replay): Promise<number> {
  const pool = new Pool({ connectionString: url, max })
  const waiting = scripts.values()
  const worker = async () => {
    for (const script of waiting) await play(pool, script)
  }
  try {
    const start = performance.now()
    await Promise.all(Array.from({ length: at_once }, worker))
    return performance.now() - start
  } finally {
    await pool.end()
  }
}

async function play(pool: Pool, script: readonly Statement[]) {
  let held: PoolClient | undefined
  try {
    for (const { text, values } of script) {
      if (/^begin\b/i.test(text)) held = await pool.connect()
      await (held ?? pool).query(text, values)
      if (!/^commit\b/i.test(text)) continue
      held?.release()
      held = undefined
    }
  } finally {
    held?.release(true)
  }
}
