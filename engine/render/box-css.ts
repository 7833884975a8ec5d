import type { CSSProperties } from 'react'
import type { BoxStyle } from '@schemas/generated/types'
import { colour, cssUrl, fraction, isClear, margin, oneOf, px, zIndex } from './css-values'

/** CSS of a box style: outer (position, border, background) › inner (padding, foreground) › body (size). */
export interface BoxCss {
  outer: CSSProperties
  inner: CSSProperties
  body: CSSProperties
}

export type Layout = 'flow' | 'free'

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
const LINES = ['solid', 'dashed', 'dotted', 'double'] as const

/** Box styles are immutable, so their CSS is computed once per layout and height rule. */
const caches = new Map<number, WeakMap<object, BoxCss>>()

/**
 * @param autoHeight the widget's content determines its height (rule widgets-1)
 * @param pageWidth px; width of the centred inner box in the flow of a page
 */
export function boxCss(
  style: Partial<BoxStyle>,
  layout: Layout,
  autoHeight: boolean,
  pageWidth: number,
): BoxCss {
  // a number, since this runs for every widget of every page
  const key = pageWidth * 4 + (layout === 'free' ? 2 : 0) + (autoHeight ? 1 : 0)
  let cache = caches.get(key)
  if (!cache) caches.set(key, (cache = new WeakMap()))
  let css = cache.get(style)
  if (!css) cache.set(style, (css = compute(style, layout, autoHeight, pageWidth)))
  return css
}

function compute(style: Partial<BoxStyle>, layout: Layout, autoHeight: boolean, pageWidth: number): BoxCss {
  const outer: CSSProperties = layout === 'free' ? place(style) : {}
  if (style.marginTop) outer.marginTop = px(style.marginTop)
  if (style.marginBottom) outer.marginBottom = px(style.marginBottom)
  paintBorder(outer, style)
  if (!isClear(style.backgroundColor)) outer.backgroundColor = colour(style.backgroundColor)
  const picture = cssUrl(style.backgroundImage)
  if (picture) outer.backgroundImage = picture
  const opacity = fraction(style.opacity)
  if (opacity !== undefined && opacity < 1) outer.opacity = opacity

  const inner: CSSProperties = layout === 'flow' ? { width: px(pageWidth) } : {}
  // horizontal paddings may fill the page's width but not exceed it
  const across = layout === 'flow' ? (px(pageWidth) ?? Infinity) / 2 : Infinity
  const most = { Top: Infinity, Right: across, Bottom: Infinity, Left: across }
  for (const side of SIDES) {
    const padding = px(style[`padding${side}`])
    if (padding) inner[`padding${side}`] = Math.max(0, Math.min(padding, most[side]))
  }
  if (!isClear(style.foregroundColor)) inner.backgroundColor = colour(style.foregroundColor)

  const body: CSSProperties = { width: px(style.width) }
  if (!autoHeight) body.height = px(style.height)
  if (layout === 'flow') {
    body.marginLeft = margin(style.marginLeft)
    body.marginRight = margin(style.marginRight)
  }
  return { outer, inner, body }
}

function place(style: Partial<BoxStyle>): CSSProperties {
  return {
    position: 'absolute',
    left: px(style.x) ?? 0,
    top: px(style.y) ?? 0,
    zIndex: zIndex(style.z),
  }
}

/** A side with a width is drawn; its style `none`, the default, then means solid. */
function paintBorder(outer: CSSProperties, style: Partial<BoxStyle>) {
  for (const side of SIDES) {
    const width = px(style[`border${side}Width`])
    if (!width) continue
    outer[`border${side}Width`] = Math.max(0, width)
    outer[`border${side}Color`] = colour(style[`border${side}Color`])
    outer[`border${side}Style`] = oneOf(style.borderStyle, LINES) ?? 'solid'
  }
  const radius = px(style.borderRadius)
  if (radius) outer.borderRadius = Math.max(0, radius)
}
