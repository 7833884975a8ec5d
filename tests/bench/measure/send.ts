/** Different requests, sent by a separate process; every answer is checked. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  /** JSON; `{ticket}` in it is replaced by the ticket of the previous call. */
  body?: string
  /** Expected value under `data` of the answer. */
  expected: string
}

/** The calls of one buyer, in sequence. */
export interface Errand {
  cookie: string
  calls: Call[]
}

export interface Sending {
  url: string
  /** Concurrent sequences; their number is a multiple of it. */
  connections: number
  errands: Errand[]
}

export interface Answer {
  status: number
  body: string
}

/** Result of the sending process. */
export type Sent = { milliseconds: number } | { failed: string }

/** Milliseconds from the first request to the last answer. @throws Error naming the first unexpected answer */
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
  if ('failed' in sent) throw new Error(`Expected successful answers from ${sending.url}, ${sent.failed}`)
  return sent.milliseconds
}

/** Any value: the server compares the cookie with the header. */
const CSRF_TOKEN = 'bench'

/** As a page of the shop sends it: a GET with effects needs the CSRF token in a cookie and in a header. */
export const headersOf = (cookie: string, { body }: Call): Record<string, string> => ({
  cookie: `${cookie}; user_session_id=${CSRF_TOKEN}`,
  'x-xsrf-token': CSRF_TOKEN,
  'sec-fetch-site': 'same-origin',
  ...(body !== undefined && { 'content-type': 'application/json' }),
})

export const withTicket = (body: string, ticket: string): string => body.replace('{ticket}', ticket)

/** The value of that name in a successful answer. @throws Error for any other answer */
export function dataOf({ status, body }: Answer, expected: string): string {
  const data = status === 200 ? (JSON.parse(body) as { data: Record<string, unknown> }).data : {}
  const told = data[expected]
  if (typeof told === 'string' && told !== '') return told
  throw new Error(`expected 200 and ${expected}, got ${status} ${body.slice(0, 300)}`)
}
