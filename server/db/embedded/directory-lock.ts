import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, isRunning, type ProcessIdentity } from './process-identity'
import { OperatorError } from '../../config/operator-error'

export interface DirectoryLock {
  release(): void
}

interface Claim extends ProcessIdentity {
  file: string
}

/** About a second in all: a killed server needs a moment to end. */
const ATTEMPTS = 15

/**
 * Ensures that only this process opens `directory`: PGlite does not lock it, and two processes on one directory lose
 * acknowledged rows.
 *
 * Each process writes its own claim into `{directory}.lock/` first and looks for others second, so two can never both
 * miss each other; claims of dead processes are deleted.
 * @throws Error naming the process that holds the directory
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const folder = `${directory}.lock`
  mkdirSync(folder, { recursive: true })
  for (let attempt = 1; ; attempt++) {
    const mine = claim(folder)
    const other = othersIn(folder, mine)[0]
    if (!other) return { release: () => rmSync(join(folder, mine), { force: true }) }
    rmSync(join(folder, mine))
    if (attempt === ATTEMPTS) throw new OperatorError(refusal(directory, folder, other))
    // two that start together both withdraw; a random delay decides which one succeeds
    await sleep(20 + Math.random() * 100)
  }
}

function claim(folder: string): string {
  const name = `${process.pid}-${randomBytes(6).toString('hex')}`
  const unfinished = join(folder, `.${name}`)
  writeFileSync(unfinished, JSON.stringify(identify(process.pid)))
  renameSync(unfinished, join(folder, `${name}.json`))
  return `${name}.json`
}

function othersIn(folder: string, mine: string): Claim[] {
  const claims: Claim[] = []
  for (const name of readdirSync(folder)) {
    if (name === mine || !name.endsWith('.json')) continue
    const file = join(folder, name)
    const holder = read(file)
    if (holder && isRunning(holder)) claims.push({ ...holder, file })
    else rmSync(file, { force: true })
  }
  return claims
}

/** `undefined` if the claim was withdrawn meanwhile. */
function read(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new OperatorError(
      `Expected a lock written by this program in ${file}; delete the file if nothing uses the database.`,
      {
        cause: error,
      },
    )
  }
}

function refusal(directory: string, folder: string, { pid, host, file }: Claim): string {
  const elsewhere = host === identify(pid).host ? '' : ` on the machine ${host}`
  return (
    `The database in ${directory} is in use by process ${pid}${elsewhere}. ` +
    `Stop that process, or set PUMIAN_DATA_DIR to another directory, or use PostgreSQL through DATABASE_URL. ` +
    (elsewhere ? `If that machine is gone, delete ${file}.` : `(lock: ${folder})`)
  )
}
