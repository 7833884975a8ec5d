import { PHONE_WIDTH } from '@schemas/page'
import type { AdaptedWidget } from './adapt'
import type { Box } from './cut'

/** Place and size of a widget on a page of this width, in px. */
export function boxAt({ style, phone }: Pick<AdaptedWidget, 'style' | 'phone'>, pageWidth: number): Box {
  const scale = pageWidth / PHONE_WIDTH
  const stretches = phone.fluid || phone.span !== undefined
  const grows = stretches && (phone.reflow === 'scale' || phone.reflow === 'panel')
  return {
    x: round(style.x * scale),
    y: round(style.y * scale),
    width: round(stretches ? style.width * scale : Math.min(style.width, pageWidth)),
    height: round(grows ? style.height * scale : style.height),
  }
}

/** The widget with its lengths as they are on a page of this width. */
export function atWidth(widget: AdaptedWidget, pageWidth: number): AdaptedWidget {
  const scale = pageWidth / PHONE_WIDTH
  const { tracks, least } = widget.phone
  return {
    ...widget,
    style: { ...widget.style, ...boxAt(widget, pageWidth) },
    phone: {
      ...widget.phone,
      ...(tracks && { tracks: tracks.map((track) => ({ ...track, least: round(track.least * scale) })) }),
      ...(least !== undefined && { least: round(least * scale) }),
    },
  }
}

const round = (length: number): number => Math.round(length * 100) / 100
