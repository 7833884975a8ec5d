import { expect, test, vi } from 'vitest'
import { newUuid, uuidSeries } from './uuid'

test('a new uuid is 10 lower-case letters and digits, each of them in use', () => {
  const uuids = Array.from({ length: 500 }, newUuid)
  for (const uuid of uuids) expect(uuid).toMatch(/^[a-z0-9]{10}$/)
  expect(new Set(uuids).size).toBe(500)
  expect(new Set(uuids.join('')).size).toBe(36)
})

test('letters are uniform: bytes past the last whole alphabet are discarded', () => {
  const bytes = [255, 252, 0]
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.fill(bytes.shift() ?? 0)
    return array
  })
  expect(newUuid()).toBe('aaaaaaaaaa')
  expect(random).toHaveBeenCalledTimes(3)
  random.mockRestore()
})

test('a series gives the same uuids on each run', () => {
  const series = uuidSeries('first')
  const take = (next: () => string) => [next(), next(), next()]
  const once = take(series())
  expect(once[0]).toBe('first')
  expect(new Set(once).size).toBe(3)
  expect(take(series())).toEqual(once)
})
