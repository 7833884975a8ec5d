import { memo, type KeyboardEvent } from 'react'
import { Rnd } from 'react-rnd'
import type { Child } from './child'
import css from './FreePanel.module.css'
import type { PointerLike } from './pointer'
import { texts } from '../texts/texts'

/** Events of a child's box; the same object for all boxes. */
export interface BoxEvents {
  /** Returns false if nothing can be dragged. */
  press(uuid: string, event: PointerLike): boolean
  drag(event: PointerLike): void
  release(uuid: string, event: PointerLike): void
  key(uuid: string, event: KeyboardEvent): void
}

interface MoveBoxProps {
  child: Child
  zoom: number
  selected: boolean
  events: BoxEvents
}

/** Minimum size of the draggable area in screen px, however small the box is. */
const GRASP = 8

/** Name, place and size of a child in whole px. */
export const placeText = ({ name, box: { x, y, width, height } }: Child): string =>
  texts.canvas.placed(name, {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  })

/** An empty box over a child at the child's depth: it takes the child's clicks, drags and focus. */
export const MoveBox = memo(function MoveBox({ child, zoom, selected, events }: MoveBoxProps) {
  const { uuid, box, z } = child
  return (
    <Rnd
      className={css.box}
      style={{ zIndex: z }}
      position={{ x: box.x, y: box.y }}
      size={{ width: Math.max(box.width, GRASP / zoom), height: Math.max(box.height, GRASP / zoom) }}
      scale={zoom}
      enableResizing={false}
      enableUserSelectHack={false}
      // With Ctrl too, which adds to the selection; `press` rejects other buttons.
      allowAnyClick
      onDragStart={(event: PointerLike) => (events.press(uuid, event) ? undefined : false)}
      onDrag={(event: PointerLike) => events.drag(event)}
      onDragStop={(event: PointerLike) => events.release(uuid, event)}
      onKeyDown={(event: KeyboardEvent) => events.key(uuid, event)}
      role="button"
      tabIndex={0}
      aria-label={placeText(child)}
      aria-pressed={selected}
      data-child={uuid}
    />
  )
})
