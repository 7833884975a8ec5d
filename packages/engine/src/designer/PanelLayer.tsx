import { lazy, Suspense, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Editor } from '@engine/design'
import type { Registry } from '@engine/registry/registry'
import css from './Designer.module.css'
import { useOf, useSession } from './session'

const FreePanelOverlay = lazy(async () => ({
  default: (await import('@engine/freepanel/FreePanelOverlay')).FreePanelOverlay,
}))

interface PanelLayerProps {
  /** Uuid of the panel that is selected, or whose children are. */
  panel: string
  editor: Editor
  registry: Registry
  /** The element that the page is drawn in. */
  page: RefObject<HTMLElement | null>
}

/** Boxes over the children of a free panel, to be dragged and sized; exactly over the panel's body. */
export function PanelLayer({ panel, editor, registry, page }: PanelLayerProps) {
  const session = useSession()
  const layer = useRef<HTMLDivElement>(null)
  const selected = useOf(({ selected: uuids }) => uuids)
  useLayoutEffect(() => {
    const follow = () => {
      const body = bodyOf(frameOf(page.current, panel))
      const origin = layer.current?.parentElement
      if (!layer.current || !body || !origin) return
      const [at, from] = [body.getBoundingClientRect(), origin.getBoundingClientRect()]
      layer.current.style.translate = `${at.left - from.left}px ${at.top - from.top}px`
    }
    follow()
    const sizes = new ResizeObserver(follow)
    for (const element of [page.current, bodyOf(frameOf(page.current, panel))])
      if (element) sizes.observe(element)
    // the page is drawn after the change
    const stop = editor.subscribeChanges(() => requestAnimationFrame(follow))
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [panel, editor, page])
  return (
    <div ref={layer} className={css.panelLayer}>
      <Suspense fallback={null}>
        <FreePanelOverlay
          editor={editor}
          registry={registry}
          panel={panel}
          zoom={1}
          selected={selected}
          onSelect={(uuids) => session.select(uuids)}
        />
      </Suspense>
    </div>
  )
}

/** The frame of a widget, if it is drawn. */
export const frameOf = (page: HTMLElement | null, uuid: string): HTMLElement | null =>
  page?.querySelector<HTMLElement>(`[data-widget=${JSON.stringify(uuid)}]`) ?? null

/** What the panel's width and height say. */
const bodyOf = (frame: HTMLElement | null): Element | null => frame?.querySelector('.pm-body') ?? frame
