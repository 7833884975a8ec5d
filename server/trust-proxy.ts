import { BlockList, isIP } from 'node:net'
import { OperatorError } from './operator-error'

/**
 * Whether a peer may say whom it asks for: its address, and how many proxies lie between it and this server (0: it is
 * the one that is connected). `false`: none may.
 */
export type TrustProxy = false | ((address: string, hop: number) => boolean)

/** Loopback, private, link-local and carrier networks: where proxies stand that a number of hops counts. */
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
 * `TRUST_PROXY`: how many proxies stand before this server (`1`), each in a private network, or the addresses and
 * networks of the proxies (`10.0.0.0/8,203.0.113.7`). Every other X-Forwarded-* header is ignored.
 * @throws OperatorError naming what was expected and what came
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
    // the peer itself must stand in one of the networks, or its headers are a visitor's invention
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
    `TRUST_PROXY: expected how many proxies stand before this server (1), or their addresses and networks (10.0.0.0/8,203.0.113.7), got ${JSON.stringify(value)}.`,
  )
