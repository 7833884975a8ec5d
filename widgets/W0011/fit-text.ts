import type { Size } from '@engine'
import type { W0011Props } from '@schemas/generated/types'
import { measureText } from '../shared/measure-text'
import { ROOM, textBox, textHeight } from './text-box'

/** The box of a text as it is typed. */
export function fitText(props: W0011Props, widest: number): Size {
  const { text, fontSize, fontWeight, fontStyle } = props
  const type = { fontSize: `${fontSize}px`, fontWeight, fontStyle, lineHeight: `${textHeight(fontSize)}px` }
  return textBox(measureText(text, type, widest - ROOM.width))
}
