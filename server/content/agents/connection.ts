import { randomUUID } from 'node:crypto'
import type { Applied, Memory } from '@mcp/memory'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import {
  type AgentSession,
  continueAgentSession,
  deleteAgentSession,
  deleteStep,
  insertAgentSession,
  insertStep,
  lastStep,
  rememberRead,
} from './repo'

/** Whose program calls. */
export type Holder = Omit<AgentSession, 'session_id'>

/** A new connection. */
export async function connect(db: Database, holder: Holder) {
  const session = { ...holder, session_id: randomUUID() }
  await inTransaction(db, (tx) => insertAgentSession(tx, session))
  return { session_id: session.session_id, memory: new StoredMemory(db, session, {}) }
}

/** The next request of a connection; `undefined` where the holder has no such connection, or it has ended. */
export async function reconnect(db: Database, session: AgentSession) {
  const reads = await continueAgentSession(db, session)
  return reads && { session_id: session.session_id, memory: new StoredMemory(db, session, reads) }
}

/** @returns whether the holder had such a connection */
export async function disconnect(db: Database, session: AgentSession): Promise<boolean> {
  if (!(await continueAgentSession(db, session))) return false
  await inTransaction(db, (tx) => deleteAgentSession(tx, session))
  return true
}

/** The memory of a connection in the database: no request needs the server that answered the one before. */
class StoredMemory implements Memory {
  readonly #reads: Map<string, string>

  /** @param reads the revision of each page that the connection has read so far, by page_id */
  constructor(
    private readonly db: Database,
    private readonly session: AgentSession,
    reads: Readonly<Record<string, string>>,
  ) {
    this.#reads = new Map(Object.entries(reads))
  }

  async revisionOf(page_id: string) {
    return this.#reads.get(page_id)
  }

  async setRevision(page_id: string, revision: string) {
    if (this.#reads.get(page_id) === revision) return
    this.#reads.set(page_id, revision)
    await rememberRead(this.db, this.session, page_id, revision)
  }

  push(applied: Applied) {
    return inTransaction(this.db, (tx) => insertStep(tx, this.session, applied))
  }

  async last() {
    const { db, session } = this
    const last = await lastStep(db, session)
    return last && { ...last, forget: () => deleteStep(db, session, last.step_id) }
  }
}
