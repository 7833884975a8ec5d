import { describe, expect, test } from 'vitest'
import { clampZoom, fittingZoom, nextZoom } from './measures'

describe('canvas zoom 25–200 %', () => {
  test('steps of 10 % up to both ends and no further', () => {
    const up = [0.25]
    while (up.length < 25) up.push(nextZoom(up.at(-1) ?? 0, 1))
    expect(up.slice(0, 5)).toEqual([0.25, 0.3, 0.4, 0.5, 0.6])
    expect(up.at(-1)).toBe(2)
    const down = [2]
    while (down.length < 25) down.push(nextZoom(down.at(-1) ?? 0, -1))
    expect(down.slice(0, 3)).toEqual([2, 1.9, 1.8])
    expect(down.at(-1)).toBe(0.25)
    expect(new Set(up.slice(1, 19))).toEqual(new Set(down.slice(0, 18)))
  })

  test('from between two steps it goes to the nearest one in that direction', () => {
    expect([nextZoom(0.68, 1), nextZoom(0.68, -1)]).toEqual([0.7, 0.6])
  })

  test('fit: as wide as the room, whole percents, within the limits', () => {
    expect(fittingZoom(1310, 900)).toBe(0.68)
    expect(fittingZoom(375, 900)).toBe(2)
    expect(fittingZoom(10_000, 900)).toBe(0.25)
    expect(clampZoom(7)).toBe(2)
  })
})
