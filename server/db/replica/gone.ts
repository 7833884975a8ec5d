import { sqlState } from '../postgres-errors'

/** The replica does not answer in time, or has just gone. */
export class Gone extends Error {
  override readonly name = 'Gone'
}

/** Connection errors, and a server that stops or starts. */
const STATES = /^(?:08|57P0[1-3]$|58)/
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Errors of node-postgres have no code. */
const MESSAGES = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

/** Whether an error is that of a server that is no longer there, rather than of the query. */
export function isGone(error: unknown): boolean {
  if (error instanceof Gone || STATES.test(sqlState(error) ?? '')) return true
  for (let current = error; current instanceof Error; current = current.cause) {
    if (MESSAGES.test(current.message)) return true
    if ('code' in current && typeof current.code === 'string' && CONNECTION.has(current.code)) return true
  }
  return false
}
