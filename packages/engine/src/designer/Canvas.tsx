import { useEffect, useRef, useSyncExternalStore, type DragEvent, type MouseEvent } from 'react'
import { PAGE } from '@engine/design'
import type { Registry } from '@engine/registry/registry'
import { INERT_ACTIONS, visitorShop } from '@engine/render/context'
import { EditorPage } from '@engine/render/live/EditorPage'
import css from './Designer.module.css'
import { DRAGGED } from './Palette'
import { useSession } from './session'
import { designerTexts } from './texts'

const SHOP = visitorShop()

/** The page, drawn by the renderers of visitors; a click selects, a widget of the palette can be dropped. */
export function Canvas({ registry }: { registry: Registry }) {
  const session = useSession()
  const box = useRef<HTMLDivElement>(null)
  const selected = useSyncExternalStore(session.subscribe, () => session.selected)

  // frames belong to the renderers, so the mark is no property of theirs
  useEffect(() => {
    const frame = box.current?.querySelector(`[data-widget=${JSON.stringify(selected)}]`)
    frame?.setAttribute('data-selected', '')
    return () => frame?.removeAttribute('data-selected')
  }, [selected])

  function select(event: MouseEvent) {
    // links and buttons of the page do nothing here
    event.preventDefault()
    event.stopPropagation()
    const frame = event.target instanceof Element ? event.target.closest('[data-widget]') : null
    session.select(frame?.getAttribute('data-widget') ?? PAGE)
  }

  function drop(event: DragEvent) {
    const type = event.dataTransfer.getData(DRAGGED)
    if (type === '') return
    event.preventDefault()
    session.insert(type, indexAt(box.current, event.clientY))
  }

  return (
    <main className={css.canvas} aria-label={designerTexts.canvas}>
      <div
        ref={box}
        className={css.page}
        onClickCapture={select}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <EditorPage
          editor={session.editor}
          registry={registry}
          shop={SHOP}
          actions={INERT_ACTIONS}
          onFailure={session.problems.failed}
        />
      </div>
    </main>
  )
}

/** Number of top-level widgets whose middle is above a height. */
function indexAt(box: HTMLElement | null, y: number): number {
  const frames = [...(box?.querySelectorAll(':scope > .pm-page > [data-widget]') ?? [])]
  return frames.filter((frame) => {
    const { top, height } = frame.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}
