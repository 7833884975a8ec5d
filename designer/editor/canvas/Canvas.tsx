import { Spin } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import type { LazyRegistry } from '@widgets/registry'
import { Later } from '../../shell/ui'
import { useWorkspace } from '../workspace'
import { CanvasView } from '../canvas-view'
import { Overlay } from './overlay/Overlay'
import { PanelTools } from './PanelTools'
import { Rulers } from './Rulers'
import { ShownAt } from './ShownAt'
import { Stage } from './Stage'
import { usePointer } from './use-pointer'
import { useRegistry } from './use-registry'
import { useReveal } from './use-reveal'
import { useZoomWheel } from './use-zoom-wheel'
import { ZoomBar } from './ZoomBar'
import styles from './Canvas.module.css'

/** The page as shoppers get it, to be selected, dragged and resized; waits for the renderers that it needs. */
export function Canvas() {
  const drawn = useRegistry(useWorkspace())
  if (!drawn) return <Spin className={styles.loading ?? ''} />
  return <PageCanvas key={drawn.generation} registry={drawn.registry} />
}

function PageCanvas({ registry }: { registry: LazyRegistry }) {
  const workspace = useWorkspace()
  const viewport = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<CanvasView | null>(null)
  useLayoutEffect(() => {
    if (!viewport.current || !board.current || !stage.current) return
    const elements = { viewport: viewport.current, board: board.current, stage: stage.current }
    const own = new CanvasView(workspace, elements, registry)
    setView(own)
    return () => own.close()
  }, [workspace, registry])
  useOpeningZoom(view)
  usePointer(view)
  useZoomWheel(view)
  useReveal(view)
  return (
    <div className={styles.canvas}>
      {view && <Rulers view={view} />}
      <div
        ref={viewport}
        className={styles.viewport}
        role="group"
        aria-label="页面画布"
        data-focus-home
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard, and shortcuts of the canvas begin here
        tabIndex={0}
      >
        <div ref={board} className={styles.board}>
          <Stage ref={stage} registry={registry} />
          {view && <Overlay view={view} />}
        </div>
      </div>
      {view && <PanelTools view={view} />}
      <ShownAt />
      <Later>
        <ZoomBar />
      </Later>
    </div>
  )
}

/** A page wider than the canvas is opened in its whole width. */
function useOpeningZoom(view: CanvasView | null): void {
  useLayoutEffect(() => {
    if (!view) return
    const { ui } = view.workspace
    if (ui.zoom === 1) ui.zoom = Math.min(1, view.fit)
  }, [view])
}
