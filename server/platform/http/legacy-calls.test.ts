import { describe, expect, it } from 'vitest'
import { addressOfLegacyCall } from './legacy-calls'

describe('legacy calls answer at {base}/{dotted.name} and {base}/api?method=', () => {
  it.each([
    ['/b/api?method=theme.tmpl', '/b/theme.tmpl'],
    ['/b/api?method=theme.tmpl&platform=pc', '/b/theme.tmpl?platform=pc'],
    [
      '/b/api?v=1&method=member.safe.updateLoginPassword&sign=x',
      '/b/member.safe.updateLoginPassword?v=1&sign=x',
    ],
    ['/b/api?method=theme.tmpl&a=%E9%A6%96?b', '/b/theme.tmpl?a=%E9%A6%96%3Fb'],
  ])('%s is %s', (url, address) => expect(addressOfLegacyCall(url, '/b')).toBe(address))

  it.each([
    '/b/api',
    '/b/api?platform=pc',
    '/b/api?method=',
    '/b/api?method=theme',
    '/b/api?method=../../media/x.y',
    '/b/api?method=theme.tmpl/../x',
    '/b/api/x?method=theme.tmpl',
    '/c/api?method=theme.tmpl',
    '/b/theme.tmpl?method=cart.get',
    '/',
  ])('%s stays as it is', (url) => expect(addressOfLegacyCall(url, '/b')).toBe(url))
})
