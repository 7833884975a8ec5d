import { describe, expect, test } from 'vitest'
import { labelStep, rulerTicks } from './ruler-ticks'

describe('canvas rulers', () => {
  test('numbers stand at least 60 px apart at every zoom, and no farther than needed', () => {
    expect([0.25, 0.5, 0.68, 1, 1.5, 2].map(labelStep)).toEqual([250, 250, 100, 100, 50, 50])
    for (let zoom = 0.25; zoom <= 2; zoom += 0.01) {
      expect(labelStep(zoom) * zoom).toBeGreaterThanOrEqual(60)
      expect(labelStep(zoom) * zoom).toBeLessThan(160)
    }
  })

  test('the page’s 0 lies at the origin, what is left of it counts down', () => {
    const ticks = rulerTicks(100, 300, 1)
    expect(ticks.find(({ at }) => at === 100)?.label).toBe(0)
    expect(ticks.find(({ at }) => at === 0)?.label).toBe(-100)
    expect(ticks.filter(({ label }) => label !== null).map(({ label }) => label)).toEqual([-100, 0, 100, 200])
    expect(ticks).toHaveLength(16)
  })

  test('scrolled and zoomed, only what is seen', () => {
    const ticks = rulerTicks(-1000, 200, 2)
    expect(ticks[0]).toEqual({ at: 0, label: 500 })
    expect(ticks.at(-1)).toEqual({ at: 200, label: 600 })
  })
})
