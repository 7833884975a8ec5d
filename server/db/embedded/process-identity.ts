import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies one run of one process; `started` distinguishes it from a later process with the same pid. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** Boot id and start tick of the process from /proc (Linux), else ''. */
  started: string
}

/** A zombie: it answers signals until its parent reaps it, but has no files open. */
const ENDED = 'ended'

export function identify(pid: number): ProcessIdentity {
  return { pid, host: hostname(), started: startOf(pid) }
}

/** Whether that very process still runs. A process of another machine counts as running, since it cannot be checked. */
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
    // EPERM: it runs as another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // fields after the name in parentheses, which may contain spaces: state first, start tick twentieth
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? ENDED : `${boot}/${fields[19] ?? ''}`
  } catch {
    return '' // no /proc, or the process has ended: only the pid can be compared
  }
}
