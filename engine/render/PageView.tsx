import { memo } from 'react'
import type { Registry } from '../registry/registry'
import type { Layout } from './box-css'
import { childrenOf, type Children } from './children'
import type { ViewPage, ViewWidget } from './contract'
import { UnknownWidget } from './UnknownWidget'
import { WidgetFrame } from './WidgetFrame'

interface PageViewProps {
  page: ViewPage
  registry: Registry
  /** Server only: the widgets already rendered, top level in order; the browser hydrates the same tree over them. */
  html?: string
}

/** Draws the widgets of one page document, in flow, from top to bottom. Needs a RenderProvider above. */
export const PageView = memo(function PageView({ page, registry, html }: PageViewProps) {
  if (html !== undefined) return <div className="pm-page" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div className="pm-page">
      <TopLevel page={page} registry={registry} />
    </div>
  )
})

/** The top-level widgets without a wrapper: what `html` of PageView holds. */
export function TopLevel({ page, registry }: Omit<PageViewProps, 'html'>) {
  const index = childrenOf(page)
  return (index.get(null) ?? []).map(([uuid, widget]) => (
    <WidgetView key={uuid} uuid={uuid} widget={widget} index={index} registry={registry} layout="flow" />
  ))
}

interface WidgetViewProps {
  uuid: string
  widget: ViewWidget
  index: Children
  registry: Registry
  layout: Layout
}

/** A widget with all that hangs below it; an unknown type is a note to operators and nothing to shoppers. */
export function WidgetView({ uuid, widget, index, registry, layout }: WidgetViewProps) {
  const definition = registry.get(widget.type)
  if (!definition) return <UnknownWidget uuid={uuid} type={widget.type} />
  const inside = index.get(uuid)
  return (
    <WidgetFrame uuid={uuid} widget={widget} definition={definition} layout={layout}>
      {inside?.map(([childId, child]) => (
        <WidgetView
          key={childId}
          uuid={childId}
          widget={child}
          index={index}
          registry={registry}
          layout={definition.freeLayout ? 'free' : 'flow'}
        />
      ))}
    </WidgetFrame>
  )
}
