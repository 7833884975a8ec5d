import { memo, use, useEffect, useRef } from 'react'
import type { Registry } from '../registry/registry'
import type { ViewPage } from './contract'
import { DrawnLater } from './DrawnLater'
import { splitScreen, typesOf } from './screen'
import { TopLevel, type TopLevelProps } from './TopLevel'

interface PageViewProps {
  page: ViewPage
  registry: Registry
  /**
   * px; widgets that begin below this height hydrate together once the registry is ready for them, showing their server
   * HTML until then. Absent: everything at once.
   */
  screen?: number
  /** Server only: the rendered page; the browser hydrates the same tree over it. */
  html?: string
}

/** Renders the widgets of one page document in flow, top to bottom. Requires a RenderProvider above. */
export const PageView = memo(function PageView({ page, registry, screen = Infinity, html }: PageViewProps) {
  const box = useRef<HTMLDivElement>(null)
  if (html !== undefined) return <div className="pm-page" dangerouslySetInnerHTML={{ __html: html }} />
  const { first, rest } = splitScreen(page, screen)
  // for tests and tools: everything is rendered at once
  const complete = () => box.current?.setAttribute('data-complete', '')
  return (
    <div className="pm-page" ref={box}>
      <TopLevel page={page} registry={registry} entries={first} />
      {rest.length > 0 ? (
        <DrawnLater fallback={null}>
          <Rest page={page} registry={registry} entries={rest} onComplete={complete} />
        </DrawnLater>
      ) : (
        <Notice onDrawn={complete} />
      )}
    </div>
  )
})

function Rest({ onComplete, ...props }: TopLevelProps & { onComplete: () => void }) {
  const loading = props.registry.ready?.(typesOf(props.page, props.entries))
  if (loading) use(loading)
  return (
    <>
      <TopLevel {...props} />
      <Notice onDrawn={onComplete} />
    </>
  )
}

function Notice({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn)
  return null
}
