/**
 * Refuses a second query on a connection that is still executing one: a transaction that does not wait. pg executes such
 * queries one after the other up to version 8, with a warning, and no longer from 9 on. Loaded with every database of
 * tests; it fails the second query instead of warning once a process.
 */
import { Client } from 'pg'

const running = new WeakMap<Client, string>()
const PATCHED = Symbol.for('pumian.one-query')

if (!(PATCHED in Client.prototype)) {
  // oxlint-disable-next-line typescript/unbound-method -- called with the client below
  const { query } = Client.prototype
  Object.assign(Client.prototype, { [PATCHED]: true, query: queryAlone })

  function queryAlone(this: Client, ...args: unknown[]): unknown {
    const result: unknown = Reflect.apply(query, this, args)
    // calls with a callback are the pool's own, which gives a client to one of them at a time
    if (!(result instanceof Promise)) return result
    const text = textOf(args[0])
    const other = running.get(this)
    const alone = other === undefined || isRollback(text) ? result : refused(result, text, other)
    running.set(this, text)
    const ended = () => void (running.get(this) === text && running.delete(this))
    alone.then(ended, ended)
    return alone
  }
}

/** Fails after the query has ended: a rollback can follow, and the connection is used again. */
async function refused(result: Promise<unknown>, text: string, other: string): Promise<never> {
  await result
  const error = new Error(
    `Expected one query at a time on a connection, got ${text} while ${other} is executed`,
  )
  // a client of the API is told 500 only
  console.error(error.message)
  throw error
}

/** Of a transaction that has failed, whatever else it still executes. */
const isRollback = (text: string) => /^"rollback\b/i.test(text)

/** Beginning of a query, given as text or as an object that has it. */
const textOf = (query: unknown): string =>
  JSON.stringify(
    String(typeof query === 'object' && query !== null && 'text' in query ? query.text : query).slice(0, 120),
  )
