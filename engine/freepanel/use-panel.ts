import { useEffect, useSyncExternalStore, type RefObject } from 'react'
import type { Editor } from '../editor/editor'
import type { Registry } from '../registry/registry'
import { panelStore, type PanelStore } from './panel-store'
import type { PanelView } from './panel-view'

/** The current panel; `null` if it is gone or its rules are loading. */
export function usePanelView(editor: Editor, registry: Registry, panel: string): PanelView | null {
  const store = panelStore(editor, registry, panel)
  return useSyncExternalStore(store.subscribe, store.view)
}

/**
 * Measures the frames of content-driven children.
 * @param near any element of the page that renders the frames
 */
export function useMeasured(
  store: PanelStore,
  view: PanelView | null,
  near: RefObject<Element | null>,
): void {
  const uuids = view?.children.flatMap(({ uuid, autoHeight }) => (autoHeight ? [uuid] : [])).join(' ') ?? ''
  useEffect(() => {
    const frames = new Map<Element, string>()
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) measure(target)
    })
    const measure = (frame: Element) => {
      const uuid = frames.get(frame)
      if (uuid !== undefined && frame instanceof HTMLElement) store.measure(uuid, frame.offsetHeight)
    }
    for (const uuid of uuids.split(' ').filter(Boolean)) {
      const frame = near.current && frameNear(near.current, uuid)
      if (!frame) continue
      frames.set(frame, uuid)
      observer.observe(frame)
      measure(frame)
    }
    return () => observer.disconnect()
  }, [store, uuids, near])
}

/** The frame of a widget nearest in the tree: one page may be rendered several times. */
function frameNear(from: Element, uuid: string): Element | null {
  const selector = `[data-widget="${uuid}"]`
  for (let up: Element | null = from; up; up = up.parentElement) {
    const frame = up.querySelector(selector)
    if (frame) return frame
  }
  return null
}
