import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, it } from 'vitest'
import { describePostgres } from '@tests/helpers/database'
import { startPgBouncer } from '../../../scripts/launch/pgbouncer.mjs'

/** Two servers reach PostgreSQL through PgBouncer, which gives each transaction another session. */
describePostgres('soak: a pooler in transaction mode', (server) => {
  const stops: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const stop of stops) await stop()
  })

  it('all races hold', async ({ skip }) => {
    const pooler = await startPgBouncer(server)
    if ('reason' in pooler) return skip(pooler.reason)
    stops.push(pooler.stop)
    const { code, output } = await races(pooler.url)
    if (code !== 0) console.error(output)
    expect(code).toBe(0)
  })
})

async function races(pooler: string): Promise<{ code: number | null; output: string }> {
  const env: NodeJS.ProcessEnv = { ...process.env, PUMIAN_TEST_POOLER: pooler }
  // their usual figures
  for (const name of Object.keys(env)) if (/^(?:VITEST|PUMIAN_SOAK)/.test(name)) delete env[name]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'races'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output.slice(-20_000) }
}
