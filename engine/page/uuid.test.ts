import { expect, test } from 'vitest'
import { newUuid, uuidSeries } from './uuid'

test('page-format `widgets` a new uuid is 10 lower-case letters and digits, each of them in use', () => {
  const uuids = Array.from({ length: 500 }, newUuid)
  for (const uuid of uuids) expect(uuid).toMatch(/^[a-z0-9]{10}$/)
  expect(new Set(uuids).size).toBe(500)
  expect(new Set(uuids.join('')).size).toBe(36)
})

test('a series gives the same uuids each time it is run through', () => {
  const series = uuidSeries('first')
  const take = (next: () => string) => [next(), next(), next()]
  const once = take(series())
  expect(once[0]).toBe('first')
  expect(new Set(once).size).toBe(3)
  expect(take(series())).toEqual(once)
})
