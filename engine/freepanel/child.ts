/** A panel's child as the free panel sees it: its outer box on the page, and the conversion back to its style. */
import { fillWidget } from '@schemas/fill'
import { lockedRatio } from '../commands/resize'
import type { BoxStyle } from '@schemas/generated/types'
import { px } from '../render/css-values'
import { nameOf, type Widget } from '../page'
import type { Box, Size } from './geometry/box'
import type { Bounds } from './geometry/bounds'
import type { LayoutRules, Range } from './rules'

/** The style properties that position a box. */
export type Placement = Pick<BoxStyle, 'x' | 'y' | 'width' | 'height'>

export interface Child {
  readonly uuid: string
  readonly name: string
  /** The visible box, borders and paddings included. */
  readonly box: Box
  readonly z: number
  /** Held in its place: it cannot be selected on the panel or moved. */
  readonly locked: boolean
  readonly bounds: Bounds
  /** Its content decides its height (rule widgets-1). */
  readonly autoHeight: boolean
  /** Width / height of its body under the proportional lock; `null` without one. */
  readonly ratio: number | null
  /** px of the box outside the body. */
  readonly extra: Size
  /** px between its `y` and the top of its box. */
  readonly lift: number
}

export interface ChildInput {
  uuid: string
  widget: Widget
  rules: LayoutRules
  autoHeight: boolean
  /** px of the panel's body. */
  panel: Size
  /** px, the page's width. */
  pageWidth: number
  /** Rendered height in px, borders and paddings included; the stored height counts if it is unknown. */
  measured: number | undefined
}

export function childOf({ uuid, widget, rules, autoHeight, panel, pageWidth, measured }: ChildInput): Child {
  const { style } = fillWidget(widget.type, widget)
  const extra = {
    width: sum(style.borderLeftWidth, style.paddingLeft, style.paddingRight, style.borderRightWidth),
    height: sum(style.borderTopWidth, style.paddingTop, style.paddingBottom, style.borderBottomWidth),
  }
  const body = { width: Math.min(number(style.width), pageWidth), height: number(style.height) }
  const lift = number(style.marginTop)
  const box = {
    x: number(style.x),
    y: number(style.y) + lift,
    width: body.width + extra.width,
    height: (autoHeight ? measured : undefined) ?? body.height + extra.height,
  }
  const whole = body.width > 0 && body.height > 0
  return {
    uuid,
    locked: widget.locked === true,
    name: nameOf(widget),
    box,
    z: number(style.z),
    bounds: boundsOf(rules.style, box, extra, lift, panel, pageWidth),
    autoHeight,
    ratio: whole && !autoHeight ? lockedRatio(widget) : null,
    extra,
    lift,
  }
}

/** If the schema bounds `x` and `y`, these limit how far a child may lie outside; otherwise the panel's edges do. */
function boundsOf(
  style: LayoutRules['style'],
  box: Box,
  extra: Size,
  lift: number,
  panel: Size,
  pageWidth: number,
): Bounds {
  return {
    low: { x: style.x.minimum ?? 0, y: style.y.minimum === undefined ? 0 : style.y.minimum + lift },
    high: {
      x: highEdge(style.x, box.width, panel.width),
      y: highEdge(style.y, box.height + lift, panel.height),
    },
    min: {
      width: Math.max(1, (style.width.minimum ?? 0) + extra.width),
      height: Math.max(1, (style.height.minimum ?? 0) + extra.height),
    },
    max: {
      width: Math.min(style.width.maximum ?? Infinity, pageWidth) + extra.width,
      height: (style.height.maximum ?? Infinity) + extra.height,
    },
  }
}

/** Greatest coordinate of the far edge; a maximum of `x` limits the near edge. */
const highEdge = ({ maximum }: Range, size: number, edge: number) =>
  maximum === undefined ? edge : maximum + size

/** The style that moves a child's box there, in whole pixels. */
export function placeOf({ lift }: Child, box: Box): Pick<Placement, 'x' | 'y'> {
  return { x: Math.round(box.x), y: Math.round(box.y - lift) }
}

/** The style that gives a child this box, in whole pixels. A content-driven height is left out. */
export function placementOf(child: Child, box: Box): Partial<Placement> {
  const width = Math.round(box.width - child.extra.width)
  const height = Math.round(box.height - child.extra.height)
  return { ...placeOf(child, box), width, ...(!child.autoHeight && { height }) }
}

const sum = (...lengths: unknown[]): number =>
  lengths.reduce<number>((total, length) => total + Math.max(0, number(length)), 0)

/** A style value in px; an invalid value counts as 0. */
const number = (value: unknown): number => px(value) ?? 0
