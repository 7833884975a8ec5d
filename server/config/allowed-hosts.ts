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
