import { useMemo } from 'react'
import { createRegistry, type AnyWidget } from '@engine/registry/registry'
import { childrenOf } from '@engine/render/children'
import { RenderProvider } from '@engine/render/context'
import { TopLevel } from '@engine/render/TopLevel'
import type { PageJson } from '@schemas/page'
import { classOf, contextOf, drawnPage } from './drawing'

/**
 * Draws a page. A widget that fails is left out; a type without a renderer draws nothing.
 * @param widgets renderers by type; the same array at every render
 */
export function Render({ page, widgets }: { page: PageJson; widgets: readonly AnyWidget[] }) {
  const registry = useMemo(() => createRegistry(widgets), [widgets])
  const { view, entries, context } = useMemo(() => {
    const drawn = drawnPage(page)
    return { view: drawn, entries: childrenOf(drawn).get(null) ?? [], context: contextOf(drawn) }
  }, [page])
  return (
    <RenderProvider value={context}>
      <div className={classOf(view)}>
        <TopLevel page={view} registry={registry} entries={entries} />
      </div>
    </RenderProvider>
  )
}
