import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory } from './directory-lock'
import { identify, isRunning } from './process-identity'

describe('lock of the embedded database', () => {
  let folder: string
  let directory: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'))
    directory = join(folder, 'database')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const claims = () => readdirSync(`${directory}.lock`)
  const claim = (name: string, holder: object) => {
    mkdirSync(`${directory}.lock`, { recursive: true })
    writeFileSync(join(`${directory}.lock`, `${name}.json`), JSON.stringify(holder))
  }

  it('is exclusive, and free again once released', async () => {
    const lock = await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(
      `The database in ${directory} is in use by process ${process.pid}.`,
    )
    lock.release()
    const again = await lockDirectory(directory)
    expect(claims()).toHaveLength(1)
    again.release()
    expect(claims()).toEqual([])
  })

  it('a running process is named, with what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    await once(other, 'spawn')
    claim('other', identify(other.pid ?? 0))
    await expect(lockDirectory(directory)).rejects.toThrow(
      new RegExp(`in use by process ${other.pid}\\. Stop that process, or set PUMIAN_DATA_DIR`),
    )
    other.kill('SIGKILL')
    await once(other, 'exit')
    const lock = await lockDirectory(directory)
    expect(claims()).toHaveLength(1)
    lock.release()
  })

  it('a pid that was reused by another process does not hold the lock', async () => {
    const now = identify(process.pid)
    expect(isRunning(now)).toBe(true)
    expect(isRunning({ ...now, started: 'an earlier boot/1' })).toBe(now.started === '')
    claim('before-reboot', { ...now, started: 'an earlier boot/1' })
    const lock = await lockDirectory(directory)
    lock.release()
  })

  it('a process of another machine cannot be checked, so it counts as running', async () => {
    claim('elsewhere', { pid: 1, host: `not-${hostname()}`, started: '' })
    await expect(lockDirectory(directory)).rejects.toThrow(
      new RegExp(`on the machine not-${hostname()}.*If that machine is gone, delete .*elsewhere\\.json`),
    )
  })

  it('a file that is not a lock is named instead of deleted', async () => {
    claim('x', {})
    writeFileSync(join(`${directory}.lock`, 'x.json'), 'hello')
    await expect(lockDirectory(directory)).rejects.toThrow(
      /Expected a lock written by this program in .*x\.json/,
    )
  })

  it('of many processes that start together at most one gets it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)))
    const held = results.filter((result) => result.status === 'fulfilled')
    expect(held.length).toBeLessThanOrEqual(1)
    held.forEach(({ value }) => value.release())
    expect(claims()).toEqual([])
  })
})
