import { useSyncExternalStore } from 'react'
import { proxy, subscribe } from 'valtio/vanilla'
import { call } from '../api/call'
import { succeeds } from '../api/succeeds'

/** ms for which a count is good enough: a page that is turned to sooner asks for none. */
const FRESH_MS = 60_000

let asked = -Infinity

/** What some answer said of it is as good as asking. */
export function setUnread(count: number, now = Date.now()) {
  asked = now
  messages.unread = count
}

/** Reads how many messages are unread, unless that was read a moment ago; a refusal changes nothing. */
export async function countUnread(now = Date.now()): Promise<void> {
  if (now - asked < FRESH_MS) return
  asked = now
  await succeeds(
    call('GET /member/messages/unread', { quiet: true }).then(({ unread }) => setUnread(unread, now)),
  )
}

/** Forgets the count: the member has changed. */
export function forgetUnread() {
  asked = -Infinity
  messages.unread = 0
}

/** How many messages are unread, as far as this tab knows. */
export const messages = proxy<{ unread: number }>({ unread: 0 })

const follow = (changed: () => void) => subscribe(messages, changed)
const now = () => messages.unread
const none = () => 0

/** The same, and 0 while a part of a page hydrates: the server counts none, and the first count may come before that. */
export const useUnread = (): number => useSyncExternalStore(follow, now, none)
