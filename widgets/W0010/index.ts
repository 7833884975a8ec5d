import { defineWidget, type Size } from '@engine'
import type { W0010Props } from '@schemas/generated/types'
import { measureText } from '../shared/measure-text'
import { MiniCart } from './Render'

export default defineWidget<W0010Props>({ type: 'W0010', Render: MiniCart, overflow: true, fit: fitButton })

/** px around the label: icon, gap and padding; 110 × 38 for the initial label. */
const ROOM = { width: 67, height: 18 }

/** The box of the button for its label. */
function fitButton({ text, fontSize }: W0010Props, widest: number): Size {
  const { width, height } = measureText(
    text,
    { fontSize: `${fontSize}px`, lineHeight: '1.4' },
    widest - ROOM.width,
  )
  return { width: width + ROOM.width, height: height + ROOM.height }
}
