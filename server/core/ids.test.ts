import { expect, it } from 'vitest'
import { newId } from './ids'

it('ids are UUIDs of version 7 and sort by creation, even when the clock is set back', () => {
  const now = Date.now() + 60_000
  const ids = Array.from({ length: 10_000 }, (_, i) => newId(i % 2 ? now : now - 5_000))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Number.parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(now - 5_000)
})
