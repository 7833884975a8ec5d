import type { Size } from '@engine'
import type { W0011Props } from '@schemas/generated/types'
import { measureText } from '../shared/measure-text'

/** The box of a text. */
export function fitText(props: W0011Props, widest: number): Size {
  const { text, fontSize, fontWeight, fontStyle } = props
  const type = { fontSize: `${fontSize}px`, fontWeight, fontStyle, lineHeight: `${textHeight(fontSize)}px` }
  return textBox(measureText(text, type, widest - ROOM.width))
}

/** Height in px of a line of text (rule widgets-4). */
export const textHeight = (fontSize: number): number => Math.floor(fontSize / 0.6)

/** px that the box has in addition to the measured text (rule widgets-1). */
const ROOM = { width: 20, height: 4 }

export const textBox = (measured: { width: number; height: number }): { width: number; height: number } => ({
  width: Math.ceil(measured.width) + ROOM.width,
  height: Math.ceil(measured.height) + ROOM.height,
})
