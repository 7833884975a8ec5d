import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { activePanel } from '@engine/design'
import { lazyPart } from '@engine/lazy-part'
import { useWorkspace } from '../../workspace'
import type { Box, CanvasView } from '../../canvas-view'
import { useFollow } from './use-follow'
import styles from './Overlay.module.css'

const FreePanelOverlay = lazyPart(async () => ({
  default: (await import('@engine/freepanel/FreePanelOverlay')).FreePanelOverlay,
}))

/** The free-panel editor exactly over the active panel, scaled as the page below it. */
export function FreePanelLayer({ view }: { view: CanvasView }) {
  const { editor, ui } = useWorkspace()
  const { selected } = useSnapshot(ui)
  const panel = activePanel(editor.doc, selected)
  return panel !== null && <Layer key={panel} view={view} panel={panel} />
}

function Layer({ view, panel }: { view: CanvasView; panel: string }) {
  const workspace = useWorkspace()
  const { editor, ui, readOnly } = workspace
  const { selected, zoom } = useSnapshot(ui)
  const ref = useRef<HTMLDivElement>(null)
  useFollow(view, ref, () => view.boxOf(panel), put)
  return (
    // scaled from the beginning: react-rnd measures once, when its boxes appear
    <div ref={ref} className={styles.freePanel} style={{ transform: `scale(${zoom})` }} data-chrome>
      <FreePanelOverlay
        editor={editor}
        registry={view.registry}
        panel={panel}
        zoom={zoom}
        selected={selected}
        onSelect={(uuids) => workspace.select(uuids)}
        readOnly={readOnly}
      />
    </div>
  )
}

function put(element: HTMLElement, { left, top }: Box): void {
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}
