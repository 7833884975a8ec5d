import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { activePanel } from '../placement'
import { useWorkspace } from '../workspace'
import type { CanvasView } from '../canvas-view'
import styles from './Canvas.module.css'

const FreePanelToolbar = lazy(async () => ({
  default: (await import('@engine/freepanel/FreePanelToolbar')).FreePanelToolbar,
}))

/** The tools of the free panel that is worked on, at the foot of the canvas. */
export function PanelTools({ view }: { view: CanvasView }) {
  const { editor, ui, readOnly } = useWorkspace()
  const { selected } = useSnapshot(ui)
  const panel = activePanel(editor.doc, selected)
  if (panel === null || readOnly) return null
  return (
    <div className={styles.tools}>
      <Suspense fallback={null}>
        <FreePanelToolbar editor={editor} registry={view.registry} panel={panel} selected={selected} />
      </Suspense>
    </div>
  )
}
