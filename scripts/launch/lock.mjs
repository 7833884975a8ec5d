import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** ms between two looks at a lock that another process holds. */
const LOOK_MS = 200
/** ms; a lock that is older was left behind, even if another process has its number by now. */
const OLDEST_MS = 15 * 60_000

/**
 * Runs something while no other process does so with the same file; waits for its turn.
 * @template T
 * @param {string} file holds the number of the running process
 * @param {() => Promise<T>} run
 * @param {{ waits?: (pid: number) => void }} [options] `waits` is called once if another process is running
 * @returns {Promise<T>}
 */
export async function withLock(file, run, { waits } = {}) {
  mkdirSync(dirname(file), { recursive: true })
  let told = false
  while (!take(file)) {
    const pid = holderOf(file)
    if (pid === undefined) continue
    if (!told) waits?.(pid)
    told = true
    await sleep(LOOK_MS)
  }
  try {
    return await run()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * The process that holds a lock; a lock that was left behind is removed.
 * @param {string} file
 */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    const isOld = Date.now() - statSync(file).mtimeMs > OLDEST_MS
    // without a number yet: it is being written
    if (!isOld && (pid === 0 || isRunning(pid))) return pid
    rmSync(file, { force: true })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  return undefined
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code
