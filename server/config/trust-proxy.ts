import { BlockList, isIP } from 'node:net'
import { OperatorError } from './operator-error'

/**
 * Whether the forwarding headers of a peer are trusted, by its address and the number of proxies between it and this
 * server (0: it is connected directly). `false`: none are trusted.
 */
export type TrustProxy = false | ((address: string, hop: number) => boolean)

/** Loopback, private, link-local and carrier networks; with a number of hops only proxies in these are trusted. */
const PRIVATE = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]
const MOST_HOPS = 10

/**
 * `TRUST_PROXY`: the number of proxies in front of this server (`1`), each in a private network, or the addresses and
 * networks of the proxies (`10.0.0.0/8,203.0.113.7`). Every other X-Forwarded-* header is ignored.
 * @throws OperatorError naming the expected and the actual value
 */
export function readTrustProxy(value: string | undefined): TrustProxy {
  if (!value || value === '0') return false
  const isHops = /^\d+$/.test(value)
  const hops = isHops ? Number(value) : Number.POSITIVE_INFINITY
  if (isHops && hops > MOST_HOPS) throw unexpected(value)
  const networks = new BlockList()
  for (const network of isHops ? PRIVATE : value.split(',')) addNetwork(networks, network.trim(), value)
  return (address, hop) => {
    const family = isIP(address)
    // unless the peer itself is in one of the networks, its headers may be forged
    const isKnown = family !== 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
    return hop < hops && (isKnown || (isHops && hop > 0))
  }
}

function addNetwork(networks: BlockList, network: string, value: string): void {
  const [address = '', bits, ...rest] = network.split('/')
  const family = isIP(address)
  const longest = family === 6 ? 128 : 32
  const length = bits === undefined ? longest : Number(bits)
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && length >= 1 && length <= longest)
  if (family === 0 || !isLength || rest.length > 0) throw unexpected(value)
  networks.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4')
}

const unexpected = (value: string) =>
  new OperatorError(
    `TRUST_PROXY: expected the number of proxies in front of this server (1), or their addresses and networks (10.0.0.0/8,203.0.113.7), got ${JSON.stringify(value)}.`,
  )
