import { get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

interface AskOptions {
  /** Sub-domain; unlike browsers, Node does not resolve `*.localhost` to this machine. */
  company?: string
  headers?: Record<string, string>
}

/** One plain request to the shared shop. */
export function ask(path: string, { company, headers }: AskOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(inject('starts').url)
  const host = company ? `${company}.${hostname}` : hostname
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, ...headers } }, (response) => {
      const { statusCode: status = 0 } = response
      text(response).then((body) => resolve({ status, headers: response.headers, text: body }), reject)
    }).on('error', reject)
  })
}
