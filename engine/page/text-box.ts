/** Boxes of texts where nothing can measure them: a little too large rather than too small (rule widgets-1). */
import { fillWidget } from '@schemas/fill'
import type { Widget } from './doc'
import { panelChild } from './phone/panel-child'
import { textHeight, textWidth } from './phone/text-size'

type Content = Pick<Widget, 'type' | 'props' | 'style'>

/** px that a box is wider than its text. */
const ROOM = 20

const textOf = (widget: Content) => panelChild('', fillWidget(widget.type, widget), true).text

/** The box of a text in px; `null` for a widget that is none. @param widest px at which its lines break */
export function textBoxOf(widget: Content, widest: number): { width: number; height: number } | null {
  const text = textOf(widget)
  if (!text) return null
  const width = Math.min(Math.ceil(textWidth(text, text.fontSize)) + ROOM, widest)
  return { width, height: textHeight(text, text.fontSize, width) }
}

/** Height in px at which the box of a text shows all of it; `null` where it does, and for other widgets. */
export function heightForText(widget: Content): number | null {
  const text = textOf(widget)
  if (!text) return null
  const { width, height } = fillWidget(widget.type, widget).style
  const needed = textHeight(text, text.fontSize, width)
  // the room around a text may be missing, none of its lines
  return needed - height > text.fontSize / 2 ? needed : null
}
