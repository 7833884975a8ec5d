import { expect, it } from 'vitest'
import { nextQuery, nextUnanswered } from './query-payments'

const BEGAN = Date.parse('2026-11-22T04:00:00Z')
const at = (minutes: number) => new Date(BEGAN + minutes * 60_000)
/** Minutes at which the provider is queried for a trade that can be paid for so long. */
const queries = (minutes: number, next = nextQuery) => {
  const paying = { created: at(0), expires: at(minutes) }
  const asked: number[] = []
  for (let when = next(paying, at(0)); when && asked.length < 1_000; when = next(paying, when))
    asked.push((when.getTime() - BEGAN) / 60_000)
  return asked
}

it('a provider is queried after 1, 5 and 15 minutes, every 15 until the trade ends, and once after it', () => {
  expect(queries(100)).toEqual([1, 5, 15, 30, 45, 60, 75, 90, 101])
  expect(queries(30)).toEqual([1, 5, 15, 31])
  expect(queries(3)).toEqual([1, 4])
})

it('queries continue until the end of a transfer’s three days', () => {
  const asked = queries(72 * 60)
  expect(asked.slice(-2)).toEqual([72 * 60 - 15, 72 * 60 + 1])
  expect(asked).toHaveLength(3 + (72 * 4 - 2) + 1)
})

it('a late job queries at the next step, not once for each that it missed', () => {
  expect(nextQuery({ created: at(0), expires: at(120) }, at(50))).toEqual(at(60))
})

it('a provider that does not answer is queried for three days after the end, then no more', () => {
  const asked = queries(30, nextUnanswered)
  expect(asked.slice(0, 6)).toEqual([1, 5, 15, 31, 46, 61])
  const last = asked.at(-1) ?? 0
  expect(last).toBeGreaterThan(30 + 72 * 60 - 15)
  expect(last).toBeLessThan(30 + 72 * 60)
})
