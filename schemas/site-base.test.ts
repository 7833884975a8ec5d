import { describe, expect, test } from 'vitest'
import { splitBase, withBase } from './site-base'

describe('the phones’ site is the shop below /h5', () => {
  test.each([
    ['/h5', '/h5', '/'],
    ['/h5?tag=1', '/h5', '/?tag=1'],
    ['/h5/items/12?distributor_id=3#reviews', '/h5', '/items/12?distributor_id=3#reviews'],
    ['/items', '', '/items'],
    ['/h5x', '', '/h5x'],
    ['/', '', '/'],
  ])('%s is of the site "%s" and has the path %s', (address, base, path) => {
    expect(splitBase(address)).toEqual({ base, path })
    expect(withBase(base as '' | '/h5', path)).toBe(address)
  })

  test.each([
    '/h5/items',
    '/api/h5app/wxapp/cart',
    '/designer',
    '/designer/edit',
    '/media/a.png',
    'https://example.com/',
    '',
  ])('%s stays as it is', (address) => expect(withBase('/h5', address)).toBe(address))

  test('another host in a path stays in the path', () => {
    expect(splitBase('/h5//example.com').path).toBe('//example.com')
  })
})
