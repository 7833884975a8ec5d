import { describe, expect, test } from 'vitest'
import { returnTarget, signInPath } from './return-path'

describe('the way back after signing in', () => {
  test.each([
    '/',
    '/cart',
    '/items?keywords=手机&page=2#list',
    '/items/1?a=%2F%2Fevil',
    '/%2F%2Fevil.example',
  ])('%j is followed', (path) => expect(decodeURI(returnTarget(path))).toBe(decodeURI(path)))

  test.each([
    undefined,
    null,
    '',
    'cart',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`\/evil.example`,
    '/\t/evil.example',
    '/\n//evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    String.raw`/.\\evil.example`,
    '%2F%2Fevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://evil.example',
    'http:evil.example',
    'http://shop.invalid@evil.example/',
    '@evil.example',
    '//[',
    '/api',
    '/api/h5app/wxapp/user.logout?sign=1',
    '/./api/x',
    '/cart/../api/x',
    '/%61pi/x',
    '/%2e/api/x',
  ])('%j leads home', (path) => expect(returnTarget(path)).toBe('/'))

  test('whatever is followed stays on the shop', () => {
    for (const path of ['/cart', '/%5Cevil', '/;//evil', '/..;/evil', '/@evil', '/?//evil', '/#//evil'])
      expect(new URL(returnTarget(path), 'https://shop.example').origin).toBe('https://shop.example')
  })

  test.each([
    ['/', '/auth/login'],
    ['/items?page=2', '/auth/login?redirectUrl=%2Fitems%3Fpage%3D2'],
    ['/auth/reg', '/auth/login'],
    ['/auth/reg?redirectUrl=%2Fcart', '/auth/login?redirectUrl=%2Fcart'],
    ['/auth/reg?redirectUrl=%2F%2Fevil', '/auth/login'],
    ['/staff/login?redirectUrl=%2Fcart', '/auth/login?redirectUrl=%2Fcart'],
  ])('a link on %s is %s', (path, link) => expect(signInPath('/auth/login', path)).toBe(link))
})
