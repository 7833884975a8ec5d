import { describe, expect, test } from 'vitest'
import { resizedBy, type ResizeLimits } from './resize'

const start = { width: 400, height: 200 }
const free: ResizeLimits = { maxWidth: 1190, locked: false, centred: false }

describe('canvas resize by right, bottom, corner handles', () => {
  test('each handle changes its own sides', () => {
    expect(resizedBy(start, 'right', 50, 30, free)).toEqual({ width: 450 })
    expect(resizedBy(start, 'bottom', 50, 30, free)).toEqual({ height: 230 })
    expect(resizedBy(start, 'corner', 50, 30, free)).toEqual({ width: 450, height: 230 })
  })

  test('width from 0 to the page width, height from 0, whole pixels', () => {
    expect(resizedBy(start, 'corner', 5000, -5000, free)).toEqual({ width: 1190, height: 0 })
    expect(resizedBy(start, 'corner', -5000, 10.4, free)).toEqual({ width: 0, height: 210 })
  })

  test('a centred widget grows on both sides, so that its edge follows the pointer', () => {
    expect(resizedBy(start, 'right', 50, 0, { ...free, centred: true })).toEqual({ width: 500 })
  })

  test('proportional lock: one side is given, and the other stays within the page', () => {
    const locked = { ...free, locked: true }
    expect(resizedBy(start, 'right', 50, 0, locked)).toEqual({ width: 450 })
    expect(resizedBy(start, 'corner', 50, 40, locked)).toEqual({ height: 240 })
    expect(resizedBy(start, 'corner', 90, 40, locked)).toEqual({ width: 490 })
    expect(resizedBy(start, 'bottom', 0, 5000, locked)).toEqual({ height: 595 })
  })
})
