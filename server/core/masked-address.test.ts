import { expect, it } from 'vitest'
import { maskedAddress } from './masked-address'

it.each([
  ['203.0.113.45', '203.0.113.*'],
  ['::ffff:203.0.113.45', '203.0.113.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
  ['2001:db8::1', '2001:db8:*'],
  ['::1', '::*'],
  ['unknown', ''],
])('list of sessions: %s is shown as %s', (ip, shown) => expect(maskedAddress(ip)).toBe(shown))
