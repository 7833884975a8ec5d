import type { CSSProperties } from 'react'
import type { BoxStyle } from '@schemas/generated/types'
import { colour, cssUrl, fraction, isClear, oneOf, px, zIndex } from './css-values'

/**
 * CSS of a box style: outer (position, border, background) › inner (padding, foreground) › body (size). What frame.css says
 * for boxes in the flow is left out: it would be most of the CSS of a page.
 */
export interface BoxCss {
  outer: CSSProperties
  inner: CSSProperties
  body: CSSProperties
}

export type Layout = 'flow' | 'free'

/** Spelt out: names that are put together at run time cost more than the rest of a box. */
const BORDERS = [
  { width: 'borderTopWidth', colour: 'borderTopColor', line: 'borderTopStyle' },
  { width: 'borderRightWidth', colour: 'borderRightColor', line: 'borderRightStyle' },
  { width: 'borderBottomWidth', colour: 'borderBottomColor', line: 'borderBottomStyle' },
  { width: 'borderLeftWidth', colour: 'borderLeftColor', line: 'borderLeftStyle' },
] as const
const PADDINGS = [
  { name: 'paddingTop', isAcross: false },
  { name: 'paddingRight', isAcross: true },
  { name: 'paddingBottom', isAcross: false },
  { name: 'paddingLeft', isAcross: true },
] as const
const LINES = ['solid', 'dashed', 'dotted', 'double'] as const

/** px; frame.css gives it to inner boxes in the flow: the default of `pageWidth`. */
const USUAL_WIDTH = 1190

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

  const inner: CSSProperties = {}
  if (layout === 'flow' && pageWidth !== USUAL_WIDTH) inner.width = px(pageWidth)
  // horizontal paddings may fill the page's width but not exceed it
  const across = layout === 'flow' ? (px(pageWidth) ?? Infinity) / 2 : Infinity
  for (const { name, isAcross } of PADDINGS) {
    const padding = px(style[name])
    if (padding) inner[name] = Math.max(0, Math.min(padding, isAcross ? across : Infinity))
  }
  if (!isClear(style.foregroundColor)) inner.backgroundColor = colour(style.foregroundColor)

  const body: CSSProperties = layout === 'flow' ? margins(style) : {}
  if (layout === 'free' || !isCentred(body) || style.width !== pageWidth) body.width = px(style.width)
  if (!autoHeight) body.height = px(style.height)
  return { outer, inner, body }
}

/** Horizontal ones; `auto` is left to frame.css. */
function margins({ marginLeft, marginRight }: Partial<BoxStyle>): CSSProperties {
  const own: CSSProperties = {}
  if (marginLeft !== 'auto') own.marginLeft = px(marginLeft)
  if (marginRight !== 'auto') own.marginRight = px(marginRight)
  return own
}

/** Whether both horizontal margins are automatic: the body is centred, or fills its parent if it has no width. */
export const isCentred = (body: BoxCss['body']): boolean =>
  body.marginLeft === undefined && body.marginRight === undefined

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
  for (const side of BORDERS) {
    const width = px(style[side.width])
    if (!width) continue
    outer[side.width] = Math.max(0, width)
    outer[side.colour] = colour(style[side.colour])
    outer[side.line] = oneOf(style.borderStyle, LINES) ?? 'solid'
  }
  const radius = px(style.borderRadius)
  if (radius) outer.borderRadius = Math.max(0, radius)
}
