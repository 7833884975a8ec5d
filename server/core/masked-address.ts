import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = '::ffff:'

/**
 * Where somebody signed in from, so that he knows it again and nobody is found by it: the last part of an IPv4 address
 * and all but the first three of an IPv6 one are left out. '' for what is no address.
 */
export function maskedAddress(ip: string): string {
  const address = ip.startsWith(MAPPED) ? ip.slice(MAPPED.length) : ip
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.*`
  if (!isIPv6(address)) return ''
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean).slice(0, 3)
  return `${groups.join(':')}${groups.length > 0 ? ':' : '::'}*`
}
