import type { CSSProperties } from 'react'
import type { Child } from './child'
import type { DragFeedback } from './drag-controller'
import css from './FreePanel.module.css'
import type { Box } from './geometry/box'
import type { Distance } from './geometry/gaps'
import type { Guide } from './geometry/lines'

interface MarksProps {
  selected: readonly Child[]
  feedback: DragFeedback | null
  band: Box | null
}

const place = ({ x, y, width, height }: Box): CSSProperties => ({ left: x, top: y, width, height })

/**
 * Everything drawn over the children that ignores the pointer: outlines, guides, distances, the selection rectangle.
 */
export function Marks({ selected, feedback, band }: MarksProps) {
  return (
    <div className={css.marks} aria-hidden="true">
      {selected.map(({ uuid, name, box }) => (
        <div key={uuid} className={css.outline} style={place(box)} data-selected={uuid}>
          {!feedback && selected.length === 1 && <span className={css.tag}>{name}</span>}
        </div>
      ))}
      {feedback?.guides.map((guide) => (
        <div
          key={`${guide.axis} ${guide.at}`}
          className={css.guide}
          style={guideStyle(guide)}
          data-guide={guide.axis}
          data-at={guide.at}
        />
      ))}
      {feedback?.distances.map((one) => (
        <Length key={`${one.axis} ${one.from} ${one.to} ${one.at}`} {...one} />
      ))}
      {feedback && <Badge {...feedback} />}
      {band && <div className={css.band} style={place(band)} data-band="" />}
    </div>
  )
}

/** A line one screen pixel wide, with its middle on the coordinate. */
function guideStyle({ axis, at, from, to }: Guide): CSSProperties {
  return axis === 'x'
    ? { left: at, top: from, height: to - from, width: 'var(--px)', marginLeft: 'calc(var(--px) / -2)' }
    : { top: at, left: from, width: to - from, height: 'var(--px)', marginTop: 'calc(var(--px) / -2)' }
}

function Length({ axis, from, to, at, length }: Distance) {
  const style: CSSProperties =
    axis === 'x' ? { left: from, width: to - from, top: at } : { top: from, height: to - from, left: at }
  return (
    <div className={axis === 'x' ? css.across : css.down} style={style} data-distance={length}>
      <span className={css.length}>{length}</span>
    </div>
  )
}

/** The position while moving, the size while resizing. */
function Badge({ mode, outline }: DragFeedback) {
  const { x, y, width, height } = outline
  const text =
    mode === 'move'
      ? `X ${Math.round(x)}  Y ${Math.round(y)}`
      : `${Math.round(width)} × ${Math.round(height)}`
  return (
    <span className={css.badge} style={{ left: x + width / 2, top: y + height }} data-badge="">
      {text}
    </span>
  )
}
