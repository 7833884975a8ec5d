import { isIP, isIPv4 } from 'node:net'

const MAPPED = '::ffff:'
/** Groups of an IPv6 address that name a network: a /64 is what one connection is given. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/**
 * The key under which an address is counted: an IPv4 address itself; for IPv6 its /64, since a client usually controls
 * the whole network. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const bare = address.toLowerCase().startsWith(MAPPED) ? address.slice(MAPPED.length) : address
  if (isIPv4(bare)) return bare
  const [plain = ''] = bare.split('%')
  if (isIP(plain) !== 6) return address
  const [head = '', tail = ''] = plain.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail)
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  const groups = plain.includes('::') ? [...before, ...zeros, ...after] : before
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

const groupsOf = (text: string) => text.split(':').filter(Boolean)
