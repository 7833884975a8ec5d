import { describe, expect, test } from 'vitest'
import { scrollStep } from './auto-scroll'

const area = { left: 100, top: 50, width: 800, height: 600 }

describe('canvas drag auto-scrolls', () => {
  test('near an edge, the faster the nearer, towards it', () => {
    expect(scrollStep({ x: 500, y: 350 }, area)).toEqual({ x: 0, y: 0 })
    const near = scrollStep({ x: 500, y: 620 }, area).y
    const nearer = scrollStep({ x: 500, y: 645 }, area).y
    expect(near).toBeGreaterThan(0)
    expect(nearer).toBeGreaterThan(near)
    expect(scrollStep({ x: 500, y: 52 }, area).y).toBeLessThan(-near)
    expect(scrollStep({ x: 898, y: 350 }, area).x).toBeGreaterThan(0)
  })

  test('goes on past the edge no faster, and not at all far beside the canvas', () => {
    expect(scrollStep({ x: 500, y: 5000 }, area).y).toBe(scrollStep({ x: 500, y: 650 }, area).y)
    expect(scrollStep({ x: 10, y: 645 }, area)).toEqual({ x: 0, y: 0 })
  })
})
