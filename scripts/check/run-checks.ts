import { fork, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join, dirname } from 'node:path'
import { checkNamed, type Tool } from './checks'
import type { Findings } from './findings'
import { ROOT } from './sources'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from '../launch/fingerprint.mjs'

/** How one check ended. */
export interface Outcome extends Findings {
  name: string
  /** Milliseconds; 0 where nothing has changed since it passed. */
  time: number
  unchanged?: boolean
}

/** Most processes at once; the tools have several threads each. */
const LANES = Math.max(2, availableParallelism())

/** Runs checks beside each other in processes of their own. @param report called as each one ends */
export async function runChecks(names: readonly string[], report: (outcome: Outcome) => void): Promise<void> {
  const done = (outcome: Outcome) => {
    if (outcome.errors.length === 0 && !outcome.unchanged) rememberPass(outcome.name)
    report(outcome)
  }
  const due = names.filter((name) => {
    const unchanged = passedBefore(name)
    if (unchanged) done({ name, errors: [], warnings: [], time: 0, unchanged })
    return !unchanged
  })
  const waiting = processesOf(due)
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runTogether(next, done)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Names by the process that runs them: those that share something have one. */
function processesOf(names: readonly string[]): string[][] {
  const processes = new Map<string, string[]>()
  for (const name of names) {
    const key = checkNamed(name).shares ?? `only ${name}`
    processes.set(key, [...(processes.get(key) ?? []), name])
  }
  return [...processes.values()]
}

async function runTogether(names: readonly string[], done: (outcome: Outcome) => void): Promise<void> {
  for (const name of names) {
    const { run } = checkNamed(name)
    if (typeof run !== 'function') return done(await runTool(name, run))
  }
  const ended = new Set<string>()
  await new Promise<void>((resolve, reject) => {
    const child = fork(join(ROOT, 'scripts/check/child.ts'), [...names], {
      cwd: ROOT,
      execArgv: ['--import', 'tsx'],
    })
    child.on('message', (message) => {
      const outcome = message as Outcome
      ended.add(outcome.name)
      done(outcome)
    })
    child.on('error', reject)
    child.on('close', () => resolve())
  })
  for (const name of names.filter((each) => !ended.has(each)))
    done({ name, errors: ['the check ended without a result; see its output above'], warnings: [], time: 0 })
}

async function runTool(name: string, { file, args, advice }: Tool): Promise<Outcome> {
  const started = performance.now()
  const output: string[] = []
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${file}`, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.on('error', reject)
    child.on('close', resolve)
  })
  const time = performance.now() - started
  const errors = code === 0 ? [] : [...output.join('').trim().split('\n'), advice]
  return { name, errors, warnings: [], time }
}

/** Name → fingerprint of what the check had read when it last passed. */
const FILE = join(ROOT, '.cache/check-passes.json')

const passes: Record<string, string> = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>)
  : {}

const fingerprints = new Map<string, string>()

/** Of what a check reads, taken once a run: what is edited meanwhile counts for the next one. */
function fingerprintOf(name: string): string | undefined {
  const { reads } = checkNamed(name)
  if (!reads) return undefined
  const key = reads.join(' ')
  const known = fingerprints.get(key) ?? fingerprint(reads)
  fingerprints.set(key, known)
  return known
}

/** Whether a check passed on exactly what is there now. */
function passedBefore(name: string): boolean {
  const now = fingerprintOf(name)
  return now !== undefined && passes[name] === now
}

function rememberPass(name: string): void {
  const now = fingerprintOf(name)
  if (now === undefined) return
  passes[name] = now
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(passes, null, 1))
}
