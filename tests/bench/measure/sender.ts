/** Sends request sequences for the bench and reports their duration to its parent. */
import autocannon, { type Client, type Request } from 'autocannon'
import {
  dataOf,
  headersOf,
  withTicket,
  type Answer,
  type Call,
  type Errand,
  type Sending,
  type Sent,
} from './send'

process.once('message', (sending: Sending) => {
  sendAll(sending)
    .catch((error: unknown): Sent => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then((sent) => process.send?.(sent, () => process.disconnect()))
})

async function sendAll({ url, connections, errands }: Sending): Promise<Sent> {
  const answers: { answer: Answer; expected: string }[] = []
  let last = 0
  let line = 0
  const requestOf = (cookie: string, call: Call): Request => {
    const { method, path, body, expected } = call
    return {
      method,
      path,
      headers: headersOf(cookie, call),
      ...(body !== undefined && { body }),
      ...(body?.includes('{ticket}') && {
        setupRequest: (request, { ticket = '' }) => ({ ...request, body: withTicket(body, ticket) }),
      }),
      onResponse: (status, text, context) => {
        last = performance.now()
        const answer = { status, body: text }
        answers.push({ answer, expected })
        if (expected === 'ticket') context.ticket = status === 200 ? dataOf(answer, expected) : ''
      },
    }
  }
  const each = (n: number) =>
    errands
      .filter((_, index) => index % connections === n)
      .flatMap(({ cookie, calls }: Errand) => calls.map((call) => requestOf(cookie, call)))

  const amount = errands.reduce((sum, { calls }) => sum + calls.length, 0)
  const setupClient = (client: Client) => client.setRequests(each(line++))
  const load = autocannon({ url, connections, amount, setupClient, timeout: 60 })
  let start = 0
  load.once('start', () => {
    start = performance.now()
  })
  const { errors } = await load
  if (errors > 0 || answers.length !== amount)
    throw new Error(`expected ${amount} answers, got ${answers.length} and ${errors} errors`)
  for (const { answer, expected } of answers) dataOf(answer, expected)
  return { milliseconds: last - start }
}
