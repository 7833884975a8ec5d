import { isInside, type Point } from '../canvas-view'

const CONTROLS = 'button, [role="tab"]'

/**
 * Operates what lies at a point (client px) of a widget that is selected already: the tab to look at, the next picture.
 * Links and requests do nothing in design mode. The page is inert, so the click is passed on.
 */
export function poke(frame: HTMLElement, point: Point): void {
  const controls = [...frame.querySelectorAll<HTMLElement>(CONTROLS)]
  controls.findLast((control) => isInside(point, control.getBoundingClientRect()))?.click()
}
