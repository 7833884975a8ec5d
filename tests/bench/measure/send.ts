/** Requests that differ from one another, sent by a process of its own; every answer is looked at. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  /** JSON; the ticket that the call before got stands in it as `{ticket}`. */
  body?: string
  /** What the answer must tell under `data`. */
  expected: string
}

/** What one buyer does, one call after the other. */
export interface Errand {
  cookie: string
  calls: Call[]
}

export interface Sending {
  url: string
  /** So many errands are under way at any time; their number is a multiple of it. */
  connections: number
  errands: Errand[]
}

export interface Answer {
  status: number
  body: string
}

/** What the sending process tells. */
export type Sent = { milliseconds: number } | { failed: string }

/** Milliseconds from the first request to the last answer. @throws Error naming the first answer that is no good one */
export async function send(sending: Sending): Promise<number> {
  const child = fork(fileURLToPath(new URL('./sender.js', import.meta.url)))
  const ended = once(child, 'exit')
  const told = once(child, 'message').then(([message]) => message as Sent)
  child.send(sending)
  const sent = await Promise.race([
    told,
    ended.then(([code]): Sent => ({ failed: `the sender ended with ${String(code)}` })),
  ])
  await ended
  if ('failed' in sent) throw new Error(`Expected good answers from ${sending.url}, ${sent.failed}`)
  return sent.milliseconds
}

/** Any value: the server compares the cookie with the header. */
const CSRF_TOKEN = 'bench'

/** As a page of the shop sends it: a GET that changes something needs the CSRF token in a cookie and in a header. */
export const headersOf = (cookie: string, { body }: Call): Record<string, string> => ({
  cookie: `${cookie}; user_session_id=${CSRF_TOKEN}`,
  'x-xsrf-token': CSRF_TOKEN,
  'sec-fetch-site': 'same-origin',
  ...(body !== undefined && { 'content-type': 'application/json' }),
})

export const withTicket = (body: string, ticket: string): string => body.replace('{ticket}', ticket)

/** What a good answer tells under that name. @throws Error for any other answer */
export function dataOf({ status, body }: Answer, expected: string): string {
  const data = status === 200 ? (JSON.parse(body) as { data: Record<string, unknown> }).data : {}
  const told = data[expected]
  if (typeof told === 'string' && told !== '') return told
  throw new Error(`expected 200 and ${expected}, got ${status} ${body.slice(0, 300)}`)
}
