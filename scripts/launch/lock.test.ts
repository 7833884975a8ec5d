import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { withLock } from './lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'pumian-lock-'))
const fileOf = (name: string) => join(folder, name, 'lock')

test('two runs with one lock follow each other, and the second one says for whom it waits', async () => {
  const steps: string[] = []
  const waits = vi.fn<(pid: number) => void>()
  const run = (name: string) =>
    withLock(
      fileOf('turns'),
      async () => {
        steps.push(`${name} begins`)
        await sleep(300)
        steps.push(`${name} ends`)
      },
      { waits },
    )
  await Promise.all([run('a'), run('b')])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(waits.mock.calls).toEqual([[process.pid]])
})

test('a run that fails leaves no lock', async () => {
  await expect(withLock(fileOf('fails'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(readdirSync(join(folder, 'fails'))).toEqual([])
})

test('a lock of a process that has ended, or an old one, is taken over', async () => {
  await withLock(fileOf('left'), async () => undefined)
  // above the highest number of a process
  writeFileSync(fileOf('left'), '4194305')
  expect(await withLock(fileOf('left'), async () => 'ended')).toBe('ended')
  writeFileSync(fileOf('left'), String(process.pid))
  const hourAgo = Date.now() / 1000 - 3600
  utimesSync(fileOf('left'), hourAgo, hourAgo)
  expect(await withLock(fileOf('left'), async () => 'old')).toBe('old')
})
