import { PHONE_WIDTH } from '@schemas/page'
import type { AdaptedWidget, PhoneBox } from '../page/phone/adapt'
import type { Registry } from '../registry/registry'
import type { ViewPage, ViewWidget } from './contract'
import { boxCss, isCentred, type BoxCss } from './box-css'

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
/** Names the property with these rows. */
const ROWS = '--rows'

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
  const { reflow, fluid, fixed, span, tracks, least = style.height, below = 0 } = phone
  const { outer, inner, body } = boxCss(style, span ? 'free' : 'flow', autoHeight, pageWidth)
  const fills = fluid || span !== undefined
  const isHigh = fixed || (reflow === 'keep' && !autoHeight)
  const scales = fills && !fixed && reflow === 'scale'
  const own: BoxCss['body'] = { ...body }
  if (fills && isCentred(body)) delete own.width
  else if (fills) own.width = '100%'
  if (!isHigh && (reflow !== 'scale' || fills)) delete own.height
  if (scales && style.width > 0 && style.height > 0) own.aspectRatio = `${style.width} / ${style.height}`
  // Of the region around it, which is a container: a proportion would not let what lies in it need more.
  if (reflow === 'panel' && !fixed && style.width > 0) own.minHeight = share(least / style.width, 'cqi')
  if (reflow === 'panel' && !fixed && below > 0) own.paddingBottom = below
  if (span) return { outer: inGrid(outer, style, span, pageWidth), inner, body: own }
  return {
    outer: tracks ? { ...outer, [PANEL]: 'grid', [ROWS]: rowsOf(tracks, pageWidth) } : outer,
    inner: { ...inner, width: '100%' },
    body: own,
  }
}

function inGrid(
  { left: _left, top: _top, ...outer }: BoxCss['outer'],
  { x, width }: AdaptedWidget['style'],
  [from, to]: NonNullable<PhoneBox['span']>,
  pageWidth: number,
): BoxCss['outer'] {
  return {
    ...outer,
    position: 'relative',
    gridArea: `${from} / 1 / ${to}`,
    alignSelf: 'start',
    marginLeft: part(x / pageWidth),
    width: part(width / pageWidth),
  }
}

/** In parts of the region around the panel, which is as wide. */
const rowsOf = (tracks: NonNullable<PhoneBox['tracks']>, pageWidth: number): string =>
  tracks
    .map(({ least, grows }) => {
      const height = share(least / pageWidth, 'cqi')
      if (!grows) return height
      return least > 0 ? `minmax(${height},auto)` : 'auto'
    })
    .join(' ')

/** Of the page's width. */
const part = (of: number): string => share(of, '%')

const share = (of: number, unit: string): string => `${Math.round(of * 10_000) / 100}${unit}`
