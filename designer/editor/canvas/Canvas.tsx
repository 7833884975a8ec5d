import { Spin, Button, Tooltip } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import type { LazyRegistry } from '@widgets/registry'
import { Later } from '../../shell/ui'
import { useWorkspace } from '../workspace'
import { CanvasView } from '../canvas-view'
import { Overlay } from './overlay/Overlay'
import { Rulers } from './Rulers'
import { Stage } from './Stage'
import { usePointer } from './use-pointer'
import { useRegistry } from './use-registry'
import { useReveal, useZoomWheel } from './use-view-gestures'
import styles from './Canvas.module.css'
import { useSnapshot } from 'valtio'
import { activePanel, useEditorValue, type PageDoc } from '@engine/design'
import { lazyPart } from '@engine/lazy-part'
import { isDue, momentOfLocal } from '@schemas/show-times'
import { ActionButton, useAction } from '../actions'

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
      <ShownAt />
      <div className={styles.foot}>
        {view && <PanelTools view={view} />}
        <Later>
          <ZoomBar />
        </Later>
      </div>
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

const FreePanelToolbar = lazyPart(async () => ({
  default: (await import('@engine/freepanel/FreePanelToolbar')).FreePanelToolbar,
}))

/** The tools of the active free panel, below the canvas. */
function PanelTools({ view }: { view: CanvasView }) {
  const { editor, ui, readOnly } = useWorkspace()
  const { selected } = useSnapshot(ui)
  const panel = activePanel(editor.doc, selected)
  if (panel === null || readOnly) return null
  return (
    <div className={styles.tools}>
      <FreePanelToolbar editor={editor} registry={view.registry} panel={panel} selected={selected} />
    </div>
  )
}

/** While the page is shown as of another moment, widgets that shoppers do not see then are faded. */
function ShownAt() {
  const { ui } = useWorkspace()
  const { at } = useSnapshot(ui)
  return at !== null && <Faded at={at} />
}

function Faded({ at }: { at: string }) {
  const { editor } = useWorkspace()
  const frames = useEditorValue(editor, ({ doc }) =>
    hiddenAt(doc, at)
      .map((uuid) => `[data-canvas-region] [data-widget="${CSS.escape(uuid)}"]`)
      .join(),
  )
  // a style rule rather than a mark on the frames, which the page may replace when it renders
  return frames !== '' && <style>{`${frames}{opacity:.15!important;filter:grayscale(1)}`}</style>
}

/** Uuids of those that shoppers do not see at that moment. */
function hiddenAt(doc: PageDoc, at: string): string[] {
  const moment = momentOfLocal(at)
  if (moment === undefined) return []
  return [...doc.widgets].filter(([, widget]) => !isDue(widget, moment)).map(([uuid]) => uuid)
}

/** Zoom of the canvas, below it at the right. */
function ZoomBar() {
  const { ui } = useWorkspace()
  const { zoom } = useSnapshot(ui)
  const reset = useAction('zoom-reset')
  return (
    <div className={styles.zoom} role="toolbar" aria-label="缩放">
      <ActionButton action="zoom-out" />
      <Tooltip title={reset.title}>
        <Button
          type="text"
          className={styles.percent ?? ''}
          onClick={reset.run}
          aria-label={`缩放 ${percent(zoom)}`}
        >
          {percent(zoom)}
        </Button>
      </Tooltip>
      <ActionButton action="zoom-in" />
      <ActionButton action="zoom-fit" />
    </div>
  )
}

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`
