import { OperatorError } from '../core/operator-error'

/** `shop.example`, `*.shop.example`, each with a port where it has one. */
const HOST = /^(?:\*\.)?(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/

/** A name or an address, with or without a port; names in private networks have underscores, too. */
const ASKED = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a `Host` header can be a part of an address; clients can send any text. */
export const isHost = (host: string): boolean => ASKED.test(host) && URL.canParse(`http://${host}`)

/** @throws OperatorError naming the entry that is no host */
export function readAllowedHosts(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => !HOST.test(host))
  if (wrong === undefined) return hosts
  throw new OperatorError(
    `PUMIAN_ALLOWED_HOSTS: expected hosts like shop.example or *.shop.example, separated by commas, got ${JSON.stringify(wrong)}.`,
  )
}

/** Whether a `Host` header is one of the list; a `*.` takes every sub-domain, not the domain itself. */
export const isListedHost = (hosts: readonly string[], host: string): boolean => {
  const asked = host.toLowerCase()
  return hosts.some((known) =>
    known.startsWith('*.') ? asked.endsWith(known.slice(1)) && asked.length >= known.length : asked === known,
  )
}
