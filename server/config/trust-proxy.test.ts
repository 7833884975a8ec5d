import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readTrustProxy } from './trust-proxy'

describe('which X-Forwarded-* headers are trusted', () => {
  const ask = async (value: string, remoteAddress: string, forwarded: string) => {
    const app = fastify({ trustProxy: readTrustProxy(value) })
    app.get('/', async ({ ip, host, protocol }) => `${ip} ${host} ${protocol}`)
    const headers = {
      host: 'own.example',
      'x-forwarded-for': forwarded,
      'x-forwarded-host': 'said.example',
      'x-forwarded-proto': 'https',
    }
    return (await app.inject({ url: '/', remoteAddress, headers })).payload
  }

  it.each([
    // a visitor's forged entry is left of the one that the proxy adds
    ['1', '127.0.0.1', '10.9.9.9, 203.0.113.9', '203.0.113.9 said.example https'],
    ['2', '10.0.0.2', '10.9.9.9, 203.0.113.9, 198.51.100.1', '203.0.113.9 said.example https'],
    // a peer with a public address is not a proxy
    ['1', '203.0.113.7', '10.9.9.9', '203.0.113.7 own.example http'],
    ['198.51.100.0/24', '198.51.100.4', '10.9.9.9, 203.0.113.9', '203.0.113.9 said.example https'],
    ['198.51.100.0/24, 10.0.0.1', '198.51.100.4', '203.0.113.9, 10.0.0.1', '203.0.113.9 said.example https'],
    ['198.51.100.0/24', '127.0.0.1', '203.0.113.9', '127.0.0.1 own.example http'],
    ['2001:db8::/32', '2001:db8::1', '203.0.113.9', '203.0.113.9 said.example https'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9 said.example https'],
    ['0', '127.0.0.1', '203.0.113.9', '127.0.0.1 own.example http'],
    ['', '127.0.0.1', '203.0.113.9', '127.0.0.1 own.example http'],
  ])('TRUST_PROXY=%s, connected from %s, X-Forwarded-For: %s', async (value, peer, forwarded, expected) =>
    expect(await ask(value, peer, forwarded)).toBe(expected),
  )

  it.each([
    'true',
    'yes',
    '-1',
    '11',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    'proxy.example',
    '10.0.0.1,',
  ])('%s is refused with what was expected', (value) =>
    expect(() => readTrustProxy(value)).toThrow(
      `TRUST_PROXY: expected the number of proxies in front of this server (1), or their addresses and networks (10.0.0.0/8,203.0.113.7), got ${JSON.stringify(value)}.`,
    ),
  )
})
