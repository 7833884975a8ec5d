import type { Page } from 'playwright'

/** px; tolerance for borders and rounding. */
const TOLERANCE = 1

/** A part of a widget that is visible outside of its frame. */
export interface Excess {
  uuid: string
  element: string
  /** px beyond the frame: left, top, right, bottom. */
  by: number[]
}

interface Rules {
  uuids: string[]
  /** Whether parts that the frame itself clips at its inner and body boxes count as visible. */
  uncut?: boolean
}

/** Parts visible outside of its frame; parts clipped by a scroller or a clipping box inside the frame do not count. */
export const excesses = (page: Page, rules: Rules): Promise<Excess[]> =>
  page.evaluate(
    ({ uuids, uncut, tolerance }) => {
      const found: Excess[] = []
      for (const uuid of uuids) {
        const frame = document.querySelector(`[data-widget="${CSS.escape(uuid)}"]`)
        if (!frame) throw new Error(`Expected ${uuid} on the page`)
        const bounds = frame.getBoundingClientRect()
        const look = (
          element: Element,
          clip: { left: number; top: number; right: number; bottom: number },
        ) => {
          const style = getComputedStyle(element)
          if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return
          // drawn behind everything, for looks only: the sides of a page's first carousel
          if (style.pointerEvents === 'none' && Number(style.zIndex) < 0) return
          const box = element.getBoundingClientRect()
          const seen = {
            left: Math.max(box.left, clip.left),
            top: Math.max(box.top, clip.top),
            right: Math.min(box.right, clip.right),
            bottom: Math.min(box.bottom, clip.bottom),
          }
          if (seen.right > seen.left && seen.bottom > seen.top) {
            const by = [
              bounds.left - seen.left,
              bounds.top - seen.top,
              seen.right - bounds.right,
              seen.bottom - bounds.bottom,
            ]
            if (by.some((excess) => excess > tolerance))
              found.push({ uuid, element: `${element.tagName}.${element.className}`, by })
          }
          const ofFrame = element.matches('.pm-inner, .pm-body')
          const cuts = style.overflowX !== 'visible' && !(uncut && ofFrame)
          for (const child of element.children) look(child, cuts ? seen : clip)
        }
        const open = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
        for (const child of frame.children) look(child, open)
      }
      return found
    },
    { ...rules, tolerance: TOLERANCE },
  )

/** Positions of children of panels, as computed by the browser, in whole px. */
export const places = (page: Page, uuids: string[]) =>
  page.evaluate(
    (asked) =>
      asked.map((uuid) => {
        const frame = document.querySelector(`[data-widget="${CSS.escape(uuid)}"]`)
        if (!frame) throw new Error(`Expected ${uuid} on the page`)
        const { left, top, position } = getComputedStyle(frame)
        return { uuid, position, left: Math.round(parseFloat(left)), top: Math.round(parseFloat(top)) }
      }),
    uuids,
  )
