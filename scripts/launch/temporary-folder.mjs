import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

/** A file system in memory that Linux has. */
const MEMORY = '/dev/shm'
const TMPFS = 0x0102_1994
/** Bytes; a run of all tests takes less than 2 GiB at a time. */
const ROOM = 4 * 2 ** 30

/**
 * Temporary files of this process and its children lie in memory from now on if there is room, until the process ends:
 * databases that are copied and dropped by the hundred cost a third of the tests' time on a disk.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  removeAbandoned()
  const folder = mkdtempSync(`${MEMORY}/pumian-${process.pid}-`)
  // PostgreSQL runs as a user of its own
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom() {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY)
    return type === TMPFS && bavail * bsize >= ROOM && freemem() >= 2 * ROOM
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** Folders of processes that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = /^pumian-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(`${MEMORY}/${name}`, { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: a process of another user
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH'
  }
}
