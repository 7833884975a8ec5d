import {
  useRef,
  useState,
  type CSSProperties,
  useEffect,
  useLayoutEffect,
  useMemo,
  type RefObject,
} from 'react'
import type { Editor } from '../editor/editor'
import type { Registry } from '../registry/registry'
import css from './FreePanel.module.css'
import { Marks } from './Marks'
import { MoveBox, placeText } from './MoveBox'
import { panelStore } from './panel-store'
import { freeChildren, type PanelView } from './panel-view'
import { clientOf } from './pointer'
import { SizeBox } from './SizeBox'
import { useBoxEvents } from './use-box-events'
import { useMarquee } from './use-marquee'
import { useMeasured, usePanelView } from './use-panel'
import { DragController, type DragFeedback } from './drag-controller'
import { Surface } from './surface'
import { texts } from '../texts/texts'

export interface FreePanelProps {
  editor: Editor
  registry: Registry
  /** Uuid of the panel. */
  panel: string
  /** 1 = 100 %. */
  zoom: number
  /** Uuids, the panel's own or those of its children. */
  selected: readonly string[]
  onSelect(uuids: readonly string[]): void
  /** Children can be selected, not moved. */
  readOnly?: boolean
}

/**
 * The editing layer of one free panel, exactly over the panel's body and inside the scaled canvas; the children are
 * drawn below it. Renders nothing while the panel's rules are loading or once the panel is gone.
 */
export function FreePanelOverlay(props: FreePanelProps) {
  const view = usePanelView(props.editor, props.registry, props.panel)
  return view && <Overlay key={view.uuid} {...props} view={view} />
}

function Overlay({
  editor,
  registry,
  panel,
  zoom,
  selected,
  onSelect,
  readOnly = false,
  view,
}: OverlayProps) {
  const root = useRef<HTMLDivElement>(null)
  const store = panelStore(editor, registry, panel)
  useMeasured(store, view, root)
  const [said, setSaid] = useState('')
  const free = freeChildren(view)
  const chosen = free.filter(({ uuid }) => selected.includes(uuid))

  const { drags, surface, feedback } = useDrags(editor, root, zoom)
  const onMoved = (uuids: readonly string[]) => setSaid(announcementOf(store.view(), uuids))
  const scene = useLatest({
    editor,
    view,
    selected: chosen.map(({ uuid }) => uuid),
    readOnly,
    onSelect,
    onMoved,
  })
  const events = useBoxEvents(scene, drags)
  const { band, handlers } = useMarquee(view, selected, surface, onSelect)
  const [single] = chosen

  return (
    <div
      ref={root}
      className={css.overlay}
      style={{ ...view.size, '--px': `${1 / zoom}px` } as CSSProperties}
      role="group"
      aria-label={texts.canvas.contents}
      data-free-panel={panel}
      data-busy={feedback !== null || undefined}
      {...handlers}
    >
      {view.grid && (
        <div
          className={css.grid}
          style={{ backgroundSize: `${view.rules.cell}px ${view.rules.cell}px` }}
          data-grid=""
        />
      )}
      <div className={css.layer}>
        {free.map((child) => (
          <MoveBox
            key={child.uuid}
            child={child}
            zoom={zoom}
            selected={selected.includes(child.uuid)}
            events={events}
          />
        ))}
      </div>
      <Marks selected={chosen} feedback={feedback} band={band} />
      {single && chosen.length === 1 && !readOnly && (
        <div className={css.layer}>
          <SizeBox
            key={single.uuid}
            child={single}
            zoom={zoom}
            busy={feedback !== null}
            onPress={(handle, event) => drags.press(view, [single.uuid], handle, clientOf(event))}
            onDrag={(event) => drags.follow(clientOf(event), event.altKey)}
            onRelease={() => {
              if (drags.finish()) onMoved([single.uuid])
            }}
          />
        </div>
      )}
      <span className={css.status} role="status">
        {said}
      </span>
    </div>
  )
}

interface OverlayProps extends FreePanelProps {
  view: PanelView
}

/** Screen reader announcement after a move. */
function announcementOf(view: PanelView | null, uuids: readonly string[]): string {
  const moved = view?.children.filter(({ uuid }) => uuids.includes(uuid)) ?? []
  const [child] = moved
  if (!child || moved.length > 1) return texts.canvas.moved(moved.length)
  return placeText(child)
}

interface Drags {
  drags: DragController
  surface: Surface
  /** Feedback of the current gesture; `null` while there is none. */
  feedback: DragFeedback | null
}

/** The gestures of one overlay. A gesture that is active on unmount is finished. */
function useDrags(editor: Editor, root: RefObject<HTMLElement | null>, zoom: number): Drags {
  const [feedback, setFeedback] = useState<DragFeedback | null>(null)
  const surface = useMemo(() => new Surface(), [])
  useLayoutEffect(() => place(surface, root.current, zoom), [surface, root, zoom])
  const drags = useMemo(() => new DragController(editor, surface, setFeedback), [editor, surface])
  useEffect(() => () => void drags.finish(), [drags])
  return { drags, surface, feedback }
}

function place(surface: Surface, element: HTMLElement | null, zoom: number): void {
  surface.element = element
  surface.zoom = zoom
}

/** A ref to the last rendered value, for stable callbacks. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
