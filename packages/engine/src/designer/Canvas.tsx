import { useEffect, useRef, type DragEvent, type MouseEvent } from 'react'
import { activePanel, childrenOf } from '@engine/design'
import type { Registry } from '@engine/registry/registry'
import { INERT_ACTIONS, visitorShop } from '@engine/render/context'
import { EditorPage } from '@engine/render/live/EditorPage'
import css from './Designer.module.css'
import { DRAGGED } from './Palette'
import { frameOf, PanelLayer } from './PanelLayer'
import { useOf, useSession } from './session'
import { designerTexts } from './texts'

const SHOP = visitorShop()

/** The page, drawn by the renderers of visitors; a click selects, a widget of the palette can be dropped. */
export function Canvas({ registry }: { registry: Registry }) {
  const session = useSession()
  const box = useRef<HTMLDivElement>(null)
  const editor = useOf(({ editor: shown }) => shown)
  const phone = useOf(({ phone: shown }) => shown)
  const screen = phone ? 'phone' : 'desktop'
  const selected = useOf(({ selected: uuids }) => uuids)
  const panel = useOf((now) => activePanel(now.editor.doc, now.selected))

  // frames belong to the renderers, so the mark is no property of theirs
  useEffect(() => {
    // the frames of the editor that is shown
    const frames = selected
      .filter((uuid) => editor.doc.widgets.has(uuid))
      .map((uuid) => frameOf(box.current, uuid))
    for (const frame of frames) frame?.setAttribute('data-selected', '')
    return () => {
      for (const frame of frames) frame?.removeAttribute('data-selected')
    }
  }, [selected, editor])

  function select(event: MouseEvent) {
    // links and buttons of the page do nothing here
    event.preventDefault()
    event.stopPropagation()
    const frame = event.target instanceof Element ? event.target.closest('[data-widget]') : null
    const uuid = frame?.getAttribute('data-widget')
    const adds = event.ctrlKey || event.metaKey || event.shiftKey
    if (uuid && adds) session.toggle(uuid)
    else if (!adds) session.select(uuid ? [uuid] : [])
  }

  function drop(event: DragEvent) {
    const type = event.dataTransfer.getData(DRAGGED)
    if (type === '') return
    event.preventDefault()
    session.insert(type, {
      parent: null,
      index: indexAt(box.current, childrenOf(editor.doc, null), event.clientY),
    })
  }

  return (
    <main
      className={css.canvas}
      aria-label={designerTexts.canvas}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys and the clipboard act on what is selected here
      tabIndex={0}
    >
      <div className={css.board}>
        <div
          ref={box}
          className={phone ? `${css.page} ${css.phone} pm-phone` : css.page}
          onClickCapture={select}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <EditorPage
            // its parts follow the editor that they began with
            key={screen}
            editor={editor}
            registry={registry}
            shop={SHOP}
            actions={INERT_ACTIONS}
            onFailure={session.problems.failed}
          />
        </div>
        {/* on a phone its children are as high as their content, not as their boxes */}
        {panel !== null && !phone && (
          <PanelLayer key={panel} panel={panel} editor={editor} registry={registry} page={box} />
        )}
      </div>
    </main>
  )
}

/** Number of these widgets whose middle is above a height. */
function indexAt(box: HTMLElement | null, uuids: readonly string[], y: number): number {
  return uuids.filter((uuid) => {
    const rect = frameOf(box, uuid)?.getBoundingClientRect()
    return rect !== undefined && rect.top + rect.height / 2 < y
  }).length
}
