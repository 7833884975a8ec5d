import type { MouseEvent } from 'react'

/** The parts of a product's page that its tabs lead to, by their ids. */
export const [INTRO, PARAMS, RATES] = ['goods-intro', 'goods-params', 'goods-rates'] as const

/** Follows a link to a part of this page, without a new entry in the history; before hydration the browser does. */
export function toPart(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.getElementById(event.currentTarget.hash.slice(1))
  if (!part) return
  event.preventDefault()
  part.scrollIntoView({ behavior: 'smooth' })
  part.focus({ preventScroll: true })
}
