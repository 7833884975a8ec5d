import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = '::ffff:'

/**
 * The address of a sign-in, shortened so that the member recognises it and it identifies no person: without the last part
 * of an IPv4 address, and with only the first three of an IPv6 one. '' if it is not an address.
 */
export function maskedAddress(ip: string): string {
  const address = ip.startsWith(MAPPED) ? ip.slice(MAPPED.length) : ip
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.*`
  if (!isIPv6(address)) return ''
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean).slice(0, 3)
  return `${groups.join(':')}${groups.length > 0 ? ':' : '::'}*`
}
