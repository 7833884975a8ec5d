import type { Size } from '@engine'
import type { W0010Props } from '@schemas/generated/types'
import { measureText } from '../shared/measure-text'

/** px around the label: the icon, the gap, the button's own room; 110 × 38 for the label that it begins with. */
const ROOM = { width: 67, height: 18 }

/** The box of the button as its label is typed. */
export function fitButton({ text, fontSize }: W0010Props, widest: number): Size {
  const { width, height } = measureText(
    text,
    { fontSize: `${fontSize}px`, lineHeight: '1.4' },
    widest - ROOM.width,
  )
  return { width: width + ROOM.width, height: height + ROOM.height }
}
