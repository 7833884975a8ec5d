import { useEffect, useState } from 'react'
import type { Change } from '@engine/design'
import { LazyRegistry, widgetTypes } from '@widgets/registry'
import type { Workspace } from '../workspace/workspace'

interface Drawn {
  registry: LazyRegistry
  /** Changes when a renderer came after its widget: the canvas is drawn anew. */
  generation: number
}

/** The renderers that the page needs; null until they are there. The other ones follow when nothing else is to do. */
export function useRegistry(workspace: Workspace): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isOpen = true
    const registry = new LazyRegistry()
    const { editor, host } = workspace
    const failed = (error: unknown) => {
      console.error(error)
      if (isOpen) host.error('组件加载失败，请检查网络后刷新页面')
    }
    const redraw = () =>
      isOpen && setDrawn((last) => ({ registry, generation: last ? last.generation + 1 : 0 }))

    const types = [...editor.doc.widgets.values()].map(({ type }) => type)
    registry
      .load(types)
      .then(redraw)
      .then(() => registry.load(widgetTypes()))
      .catch(failed)

    const stop = editor.subscribeChanges((changes) => {
      const missing = changes.flatMap(typeAdded).filter((type) => isMissing(registry, type))
      if (missing.length > 0) registry.load(missing).then(redraw, failed)
    })
    return () => {
      isOpen = false
      stop()
    }
  }, [workspace])
  return drawn
}

const typeAdded = (change: Change): string[] => ('added' in change ? [change.added.type] : [])

const isMissing = (registry: LazyRegistry, type: string) =>
  !registry.get(type) && widgetTypes().includes(type)
