import { expect, test } from 'vitest'
import { arrivalOfSent, latestArrival } from './arrival'

test('goods arrive after the hours until they are shipped and the days that they are on the way', () => {
  const terms = { ship_time: 48, transit_time: 3 }
  expect(latestArrival(new Date('2026-11-21T08:00:00Z'), terms)).toEqual(new Date('2026-11-26T08:00:00Z'))
  expect(arrivalOfSent(new Date('2026-11-21T08:00:00Z'), terms)).toEqual(new Date('2026-11-24T08:00:00Z'))
})
