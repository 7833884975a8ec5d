import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const LOCK = new URL('../../server/db/embedded/directory-lock.ts', import.meta.url).href
/** Reports whether it got the lock, and holds it until it is killed. */
const CONTENDER = `
  import(${JSON.stringify(LOCK)})
    .then(({ lockDirectory }) => lockDirectory(process.argv[1]))
    .then(() => { process.send('held'); setInterval(() => {}, 1000) }, () => process.send('refused'))`

describe('races: processes that open one embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'race-'))
  const children = new Set<ChildProcess>()
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  async function contend(): Promise<{ child: ChildProcess; told: unknown }> {
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', CONTENDER, join(folder, 'database')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    children.add(child)
    const [told] = (await once(child, 'message')) as [unknown]
    return { child, told }
  }

  it('at most one of them gets the lock; killed with -9, it frees the lock', async () => {
    const round = await Promise.all(Array.from({ length: 4 }, contend))
    const holders = round.filter(({ told }) => told === 'held')
    expect(holders.length).toBeLessThanOrEqual(1)
    for (const { child } of round) child.kill('SIGKILL')
    const next = await contend()
    expect(next.told).toBe('held')
    expect((await contend()).told).toBe('refused')
  })
})
