import { describe, expect, test } from 'vitest'
import { interleave, median, quantile, ratioOf, turn } from './stats'

describe('medians and ratios of interleaved rows', () => {
  test('the median is the middle value, or the mean of the middle two, in any order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  test('a p95 is interpolated between two values; of one value it is that value', () => {
    expect(quantile([4, 1, 2, 3, 0], 0.95)).toBeCloseTo(3.8)
    expect(quantile([7], 0.95)).toBe(7)
    expect(quantile([], 0.95)).toBeNaN()
  })

  test('a ratio pairs the samples of each round, so that one slow round does not move it', () => {
    expect(ratioOf([2, 40, 2], [1, 20, 1])).toBe(2)
    expect(ratioOf([1, 1, 100], [2, 2, 2])).toBe(0.5)
  })

  test('samples that were not measured together have no ratio', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('got 2 and 1')
  })

  test('each contender goes first in turn, and follows another one every second time around', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((round) => turn(['a', 'b', 'c'], round).join(''))).toEqual([
      'abc',
      'bca',
      'cab',
      'cba',
      'acb',
      'bac',
      'abc',
    ])
    expect(turn([], 3)).toEqual([])
  })

  test('every round runs every contender, and the rounds interleave', async () => {
    const calls: string[] = []
    const samples = await interleave(
      { ours: () => calls.push('ours'), base: () => calls.push('base') },
      { rounds: 4, sampleMs: 0, warmUpMs: 0 },
    )
    expect(samples.ours).toHaveLength(4)
    expect(samples.base).toHaveLength(4)
    expect(calls.slice(-8).join(' ')).toBe('ours base base ours base ours ours base')
  })

  test('setup for a contender runs before each of its samples', async () => {
    let prepared = 0
    const seen: number[] = []
    await interleave(
      { ours: () => seen.push(prepared) },
      { rounds: 3, sampleMs: 0, warmUpMs: 0 },
      { ours: () => prepared++ },
    )
    expect(seen.slice(-3)).toEqual([3, 4, 5])
  })

  test('setup is told how many runs follow, as many as a long enough sample needs', async () => {
    let left = 0
    const run = () => {
      left--
      for (const until = performance.now() + 0.2; performance.now() < until;);
    }
    const leftOver: number[] = []
    await interleave(
      { ours: run },
      { rounds: 2, sampleMs: 2, warmUpMs: 1 },
      {
        ours: (runs) => {
          leftOver.push(left)
          left = runs
        },
      },
    )
    expect(leftOver.every((count) => count === 0)).toBe(true)
    expect(left).toBe(0)
  })
})
