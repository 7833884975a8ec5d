import { execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, ownerForRoot } from './as-service.mjs'

const OLDEST = 15
const DEBIAN = '/usr/lib/postgresql'
const START_LIMIT_MS = 20_000

/**
 * @typedef {object} RunningPostgres
 * @property {string} url
 * @property {number} port on 127.0.0.1
 * @property {string} version
 * @property {string} log file of its messages
 * @property {number | undefined} pid of its main process, for signals
 * @property {() => Promise<void>} stop ends it and removes its directory
 * @property {() => Promise<void>} crash ends it as a power cut would; its directory is kept
 * @property {() => Promise<void>} resume starts it again after a crash
 */

/**
 * Starts a temporary PostgreSQL on loopback, in a directory that `stop` removes; nothing is installed or reused.
 * @param {readonly string[]} [settings] `name=value`
 * @returns {Promise<RunningPostgres | { reason: string }>}
 */
export const startPostgres = (settings = []) =>
  startFrom(
    ['initdb'],
    (bin, data, as) => {
      const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync']
      execFileSync(join(bin, 'initdb'), initdb, { ...as, stdio: 'pipe' })
    },
    settings,
  )

/**
 * Starts a streaming replica of another one.
 * @param {string} primary its address
 * @returns {Promise<RunningPostgres | { reason: string }>}
 */
export const startReplica = (primary) =>
  startFrom(['pg_basebackup'], (bin, data, as) => {
    const { port, searchParams } = new URL(primary)
    const from = ['-h', String(searchParams.get('host')), '-p', port, '-U', 'postgres']
    const copy = ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', ...from]
    execFileSync(join(bin, 'pg_basebackup'), copy, { ...as, stdio: 'pipe' })
  })

/**
 * @typedef {{ uid?: number, gid?: number, cwd: string }} As who runs it, and where
 * @param {string[]} programs that `fill` runs
 * @param {(bin: string, data: string, as: As) => void} fill makes the folder of its data
 * @param {readonly string[]} [settings]
 * @returns {Promise<RunningPostgres | { reason: string }>}
 */
async function startFrom(programs, fill, settings = []) {
  const bin = findBinaries(['postgres', ...programs])
  if (!bin)
    return {
      reason: `no postgres and ${programs.join(', ')} of version ${OLDEST} or later in PATH or ${DEBIAN}`,
    }
  const owner = ownerForRoot()
  if (owner === 'none') return { reason: 'PostgreSQL refuses to run as root and there is no user postgres' }
  const directory = mkdtempSync(join(tmpdir(), 'pumian-postgres-'))
  if (owner) chownSync(directory, owner.uid, owner.gid)
  const as = { ...owner, cwd: directory }
  try {
    const data = join(directory, 'data')
    fill(bin, data, as)
    const port = await freePort()
    const log = join(directory, 'log')
    const set = ['max_connections=200', 'log_min_messages=fatal', ...settings].flatMap((each) => ['-c', each])
    const run = () => {
      const messages = openSync(log, 'a')
      const child = spawn(
        join(bin, 'postgres'),
        ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory, '-F', ...set],
        { ...as, stdio: ['ignore', messages, messages] },
      )
      closeSync(messages)
      return { child, ended: new Promise((resolve) => child.on('exit', resolve)) }
    }
    let running = run()
    /** @param {NodeJS.Signals} signal */
    const end = async (signal) => {
      running.child.kill(signal)
      await running.ended
    }
    const stop = async () => {
      await end('SIGINT')
      rmSync(directory, { recursive: true, force: true })
    }
    // a Unix socket: over TCP, a statement costs a quarter more
    const url = `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(directory)}`
    const version = await answering(url, running.child)
    const crash = () => end('SIGQUIT')
    const resume = async () => {
      running = run()
      if (!(await answering(url, running.child))) throw new Error(`It did not start again: ${lastLine(log)}`)
    }
    if (version)
      return {
        url,
        port,
        version,
        log,
        get pid() {
          return running.child.pid
        },
        stop,
        crash,
        resume,
      }
    const reason = lastLine(log) || `it did not answer within ${START_LIMIT_MS / 1000} s`
    await stop()
    return { reason }
  } catch (error) {
    rmSync(directory, { recursive: true, force: true })
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** @param {string} log */
const lastLine = (log) => readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? ''

/**
 * @param {string[]} programs
 * @returns {string | undefined} folder of the newest sufficient ones
 */
function findBinaries(programs) {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  return [...(process.env.PATH ?? '').split(delimiter), ...debian]
    .filter((folder) => programs.every((program) => existsSync(join(folder, program))))
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= OLDEST)
    .toSorted((a, b) => b.major - a.major)[0]?.folder
}

/** @param {string} folder */
function majorOf(folder) {
  const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(text)?.[0] ?? 0)
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string | undefined>} version once it answers
 */
async function answering(url, child) {
  const { Client } = await import('pg')
  for (
    const end = Date.now() + START_LIMIT_MS;
    Date.now() < end && child.exitCode === null;
    await sleep(100)
  ) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query('show server_version')
      return String(rows[0].server_version)
    } catch (error) {
      if (!(error instanceof Error)) throw error // not started yet
    } finally {
      await client.end()
    }
  }
  return undefined
}
