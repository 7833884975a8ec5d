import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { OperatorError } from './operator-error'

/** `shop.example`, `*.shop.example`, each with an optional port. */
const HOST = /^(?:\*\.)?(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/

/** A name or an address, with an optional port; names in private networks may contain underscores. */
const ASKED = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a `Host` header is syntactically a host; clients can send any text. */
export const isHost = (host: string): boolean => ASKED.test(host) && URL.canParse(`http://${host}`)

/** @throws OperatorError naming the entry that is not a host */
export function readAllowedHosts(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => !HOST.test(host))
  if (wrong === undefined) return hosts
  throw new OperatorError(
    `PUMIAN_ALLOWED_HOSTS: expected hosts like shop.example or *.shop.example, separated by commas, got ${JSON.stringify(wrong)}.`,
  )
}

/** Whether a `Host` header matches the list; `*.` matches every sub-domain, but not the domain itself. */
export const isListedHost = (hosts: readonly string[], host: string): boolean => {
  const asked = host.toLowerCase()
  return hosts.some((known) =>
    known.startsWith('*.') ? asked.endsWith(known.slice(1)) && asked.length >= known.length : asked === known,
  )
}

/**
 * Origins of other storefronts, as browsers write them. @throws OperatorError naming the entry that is not an origin
 */
export function readCorsOrigins(value: string | undefined): ReadonlySet<string> {
  const origins = (value ?? '').split(',').flatMap((one) => one.trim() || [])
  for (const origin of origins)
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new OperatorError(
        `PUMIAN_CORS_ORIGINS: expected origins like https://shop.example, got ${JSON.stringify(origin)}.`,
      )
  return new Set(origins)
}

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
