import { PHONE_WIDTH } from '@schemas/page'
import type { AdaptedWidget } from '../page/phone/adapt'
import type { Registry } from '../registry/registry'
import type { ViewPage, ViewWidget } from './contract'
import { boxCss, type BoxCss } from './box-css'

const drawn = new WeakMap<object, object>()

/** An adapted page with the boxes that its widgets are drawn in; a page that is not adapted is returned itself. */
export function withPhoneCss<P extends ViewPage>(page: P, registry: Registry): P {
  const known = drawn.get(page)
  if (known) return known as P
  const widgets = Object.entries(page.widgets).map(
    ([uuid, widget]) => [uuid, boxed(widget, registry)] as const,
  )
  const all = { ...page, widgets: Object.fromEntries(widgets) }
  drawn.set(page, all)
  return all
}

function boxed({ phone, ...widget }: ViewWidget, registry: Registry): ViewWidget {
  if (!phone) return widget
  const autoHeight = registry.get(widget.type)?.autoHeight === true
  return { ...widget, css: phoneCss({ style: widget.style, phone }, autoHeight) }
}

/** Names the property that makes a free panel a grid of its children's rows. */
const PANEL = '--panel'

/**
 * CSS of a widget on a phone's page of any width: lengths across are parts of the page's width, pictures keep their
 * proportion, and whatever holds texts is as high as its content.
 * @param autoHeight the widget's content determines its height everywhere
 * @param pageWidth px of the page that the lengths are of
 */
export function phoneCss(
  { style, phone }: Pick<AdaptedWidget, 'style' | 'phone'>,
  autoHeight: boolean,
  pageWidth = PHONE_WIDTH,
): BoxCss {
  const { reflow, fluid, fixed, row, least = style.height, below = 0 } = phone
  const { outer, inner, body } = boxCss(style, row ? 'free' : 'flow', autoHeight, pageWidth)
  const fills = fluid || row !== undefined
  const isHigh = fixed || (reflow === 'keep' && !autoHeight)
  const scales = fills && !fixed && reflow === 'scale'
  const own: BoxCss['body'] = { ...body, ...(fills && { width: '100%' }) }
  if (!isHigh && (reflow !== 'scale' || fills)) delete own.height
  if (scales && style.width > 0 && style.height > 0) own.aspectRatio = `${style.width} / ${style.height}`
  // Of the region around it, which is a container: a proportion would not let what lies in it need more.
  if (reflow === 'panel' && !fixed && style.width > 0) own.minHeight = share(least / style.width, 'cqi')
  if (reflow === 'panel' && !fixed && below > 0) own.paddingBottom = below
  if (row) return { outer: inGrid(outer, style, row, pageWidth), inner, body: own }
  return {
    outer: reflow === 'panel' ? { ...outer, [PANEL]: 'grid' } : outer,
    inner: { ...inner, width: '100%' },
    body: own,
  }
}

function inGrid(
  { left: _left, top: _top, ...outer }: BoxCss['outer'],
  { x, y, width }: AdaptedWidget['style'],
  [row, top]: readonly [number, number],
  pageWidth: number,
): BoxCss['outer'] {
  return {
    ...outer,
    position: 'relative',
    gridArea: `${row} / 1`,
    alignSelf: 'start',
    marginLeft: part(x / pageWidth),
    marginTop: part((y - top) / pageWidth),
    width: part(width / pageWidth),
  }
}

/** Of the page's width; margins above too are parts of it. */
const part = (of: number): string => share(of, '%')

const share = (of: number, unit: string): string => `${Math.round(of * 10_000) / 100}${unit}`
