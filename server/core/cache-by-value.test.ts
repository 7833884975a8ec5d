import { expect, it, vi } from 'vitest'
import { CacheByValue } from './cache-by-value'

it('makes one value for equal keys, and another for different ones', () => {
  const cache = new CacheByValue<object>()
  const make = vi.fn<() => object>(() => ({}))
  const key = { type: 'string' }
  const value = cache.get(key, make)
  expect(cache.get(key, make)).toBe(value)
  expect(cache.get({ type: 'string' }, make)).toBe(value)
  expect(make).toHaveBeenCalledTimes(1)
  expect(cache.get({ type: 'number' }, make)).not.toBe(value)
})
