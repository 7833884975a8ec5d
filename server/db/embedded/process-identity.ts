import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Names one run of one process; `started` tells it from a later process that was given the same pid. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** Boot and start tick of the process where /proc tells them (Linux), else ''. */
  started: string
}

/** A zombie: it answers signals until its parent asks for it, but holds nothing. */
const ENDED = 'ended'

export function identify(pid: number): ProcessIdentity {
  return { pid, host: hostname(), started: startOf(pid) }
}

/** Whether that very process still runs. A process of another machine counts as running: it cannot be seen from here. */
export function isRunning(process: ProcessIdentity): boolean {
  if (process.host !== hostname()) return true
  if (!isAlive(process.pid)) return false
  const started = startOf(process.pid)
  return started === '' || process.started === '' || started === process.started
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives, under another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // after the name in parentheses, which may hold spaces: state first, start tick twentieth
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? ENDED : `${boot}/${fields[19] ?? ''}`
  } catch {
    return '' // no /proc, or the process is gone: the pid alone must do
  }
}
