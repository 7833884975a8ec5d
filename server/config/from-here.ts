import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Headers that proxies add; a request with one of them did not originate on this machine. */
const ADDED_BY_PROXIES = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** Whether a request comes from this machine, by the socket's address. */
export const isFromHere = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && !ADDED_BY_PROXIES.some((name) => name in headers)

/** @param host an address, or a name that always means this machine */
export function isLoopback(host: string): boolean {
  const bare = host
    .toLowerCase()
    .replace(/^::ffff:/, '')
    .replace(/^\[(.*)\]$/, '$1')
  const isName = bare === 'localhost' || bare.endsWith('.localhost')
  return isName || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'))
}
