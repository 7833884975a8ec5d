import type { DragEvent } from 'react'
import { catalogue } from '@schemas/generated/catalogue'
import type { Platform } from '@schemas/page'
import css from './Designer.module.css'
import { useSession } from './session'
import { designerTexts } from './texts'

/** Kind of the data of a drag from the palette. */
export const DRAGGED = 'application/x-pumian-widget'

const drag = (type: string) => (event: DragEvent) => event.dataTransfer.setData(DRAGGED, type)

/** The widgets of this platform; a click inserts one beside the selected one, a drag where it is dropped. */
export function Palette({ platform }: { platform: Platform }) {
  const session = useSession()
  const offered = Object.values(catalogue).filter(
    ({ palette, platforms }) => palette && platforms.includes(platform),
  )
  return (
    <section className={css.palette} aria-label={designerTexts.palette}>
      {offered.map(({ type, title }) => (
        <button
          key={type}
          type="button"
          draggable
          onDragStart={drag(type)}
          onClick={() => session.insert(type)}
        >
          {title}
        </button>
      ))}
    </section>
  )
}
