/** Which checks passed, and the fingerprint of what they had read. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from '../launch/fingerprint.mjs'
import { checkNamed } from './checks'
import { ROOT } from './sources'

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
export function passedBefore(name: string): boolean {
  const now = fingerprintOf(name)
  return now !== undefined && passes[name] === now
}

export function rememberPass(name: string): void {
  const now = fingerprintOf(name)
  if (now === undefined) return
  passes[name] = now
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(passes, null, 1))
}
