import { useEffect, useState } from 'react'
import type { Change } from '@engine/design'
import { widgetLoaders, widgetTypes } from '@widgets/loaders'
import { LazyRegistry } from '@widgets/registry'
import type { Workspace } from '../workspace'

interface Drawn {
  registry: LazyRegistry
  /** Changes when a renderer was loaded after its widget: the canvas renders again. */
  generation: number
}

/** One for all pages: fetched renderers are cached. */
const shared = new LazyRegistry(Promise.resolve(), widgetLoaders)

/** Fetches every renderer, so that a page which is opened then is drawn at once. */
export const fetchRenderers = (registry = shared): Promise<void> => registry.load(widgetTypes())

/** The renderers that the page needs; null until they are loaded. The other ones are fetched in idle time. */
export function useRegistry(workspace: Workspace, registry = shared): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(() =>
    missingOf(workspace, registry).length === 0 ? { registry, generation: 0 } : null,
  )
  useEffect(() => {
    let isOpen = true
    const { editor, host } = workspace
    const failed = (error: unknown) => {
      console.error(error)
      if (isOpen) host.error('组件加载失败，请检查网络后刷新页面')
    }
    const redraw = () =>
      isOpen && setDrawn((last) => ({ registry, generation: last ? last.generation + 1 : 0 }))

    const missing = missingOf(workspace, registry)
    // what was missing at the first render may have arrived before this effect
    const show = () => isOpen && setDrawn((last) => last ?? { registry, generation: 0 })
    registry
      .load(missing)
      .then(missing.length > 0 ? redraw : show)
      .then(() => fetchRenderers(registry))
      .catch(failed)

    const stop = editor.subscribeChanges((changes) => {
      const late = changes.flatMap(typeAdded).filter((type) => isMissing(type, registry))
      if (late.length > 0) registry.load(late).then(redraw, failed)
    })
    return () => {
      isOpen = false
      stop()
    }
  }, [workspace, registry])
  return drawn
}

const typeAdded = (change: Change): string[] => ('added' in change ? [change.added.type] : [])

const missingOf = ({ editor: { doc } }: Workspace, registry: LazyRegistry): string[] =>
  [...new Set([...doc.widgets.values()].map(({ type }) => type))].filter((type) => isMissing(type, registry))

const isMissing = (type: string, registry: LazyRegistry) =>
  !registry.get(type) && widgetTypes().includes(type)
