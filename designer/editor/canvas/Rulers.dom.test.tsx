import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CanvasView } from '../canvas-view'
import { Rulers } from './Rulers'

const getContext = vi.fn<() => null>(() => null)

beforeEach(() => {
  getContext.mockClear()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext)
})

afterEach(() => void vi.restoreAllMocks())

/** A canvas of a fixed place and size; `move` tells its followers. */
function canvas() {
  const followers: Parameters<CanvasView['follow']>[0][] = []
  const place = { origin: { x: 28, y: 44 }, zoom: 1 }
  const view = {
    elements: { viewport: document.createElement('div') },
    window: { left: 0, top: 0, width: 800, height: 600 },
    get origin() {
      return place.origin
    },
    get zoom() {
      return place.zoom
    },
    follow(follower: Parameters<CanvasView['follow']>[0]) {
      followers.push(follower)
      return () => {}
    },
  } as unknown as CanvasView
  const move = (to: Partial<typeof place> = {}) => {
    Object.assign(place, to)
    for (const write of followers.map((follower) => follower())) write?.()
  }
  return { view, move }
}

test('rulers are painted again where the page has moved, another zoom included, and left alone after other edits', () => {
  const { view, move } = canvas()
  render(<Rulers view={view} />)
  move()
  expect(getContext).toHaveBeenCalledTimes(2)
  move()
  expect(getContext).toHaveBeenCalledTimes(2)
  move({ origin: { x: 28, y: 10 } })
  expect(getContext, 'the left one').toHaveBeenCalledTimes(3)
  move({ zoom: 0.5 })
  expect(getContext).toHaveBeenCalledTimes(5)
})
