import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/client'
import { listen, notify } from './channel-repo'
import type { Message, Presence } from './presence'

/** ms before a lost connection is opened again. */
const AGAIN_MS = 5_000

type Sent = Message & { from: string }

interface RelayOptions {
  db: Database
  /** Of the same database; the embedded one has one server only. */
  url: string
  warn(message: string): void
}

interface OpenRelay {
  /** Hears the other servers from now on; nothing the second time. A server without windows need not. */
  listen(): void
  end(): Promise<void>
}

/**
 * Lets the servers of one database know each other's viewers. Without a connection every server goes on with its own,
 * and tries again.
 */
export function relayOver(presence: Presence, { db, url, warn }: RelayOptions): OpenRelay {
  const own = randomUUID()
  let close: (() => Promise<void>) | null = null
  let again: NodeJS.Timeout | undefined
  let started = false
  let ended = false
  const send = (message: Message) => {
    notify(db, JSON.stringify({ ...message, from: own } satisfies Sent)).catch((error: unknown) =>
      warn(`Other servers are not told who edits: ${String(error)}`),
    )
  }
  const onText = (text: string) => {
    const { from, ...message } = JSON.parse(text) as Sent
    if (from !== own) presence.receive(message)
  }
  const retry = (reason: unknown) => {
    close = null
    if (ended) return
    warn(`Who edits on other servers is not known until the database answers: ${String(reason)}`)
    again = setTimeout(() => void start(), AGAIN_MS).unref()
  }
  const start = async () => {
    try {
      const opened = await listen(url, onText, (reason) => retry(reason ?? 'connection closed'))
      if (ended) return await opened()
      close = opened
      presence.greet()
    } catch (error) {
      retry(error)
    }
  }
  presence.speakOver({ send })
  return {
    listen() {
      if (!started) void start()
      started = true
    },
    async end() {
      ended = true
      clearTimeout(again)
      await close?.()
    },
  }
}
