import { Component, type ReactElement, type ReactNode } from 'react'
import type { AnyWidget, Registry } from '../registry/registry'
import type { Layout } from './box-css'
import { childrenOf, type Children } from './children'
import { SurroundingsContext, useSurroundings } from './context'
import type { Surroundings, ViewPage, ViewWidget } from './contract'
import { drawFrame } from './draw-frame'
import type { ScreenSplit } from './screen'
import { UnknownWidget } from './UnknownWidget'

export interface TopLevelProps {
  page: ViewPage
  registry: Registry
  entries: ScreenSplit['first']
}

/** Top-level widgets without a wrapper. */
export function TopLevel({ page, registry, entries }: TopLevelProps) {
  const index = childrenOf(page)
  const surroundings = useSurroundings()
  return entries.map(([uuid, widget]) =>
    drawWidget({ uuid, widget, index, registry, layout: 'flow', surroundings }),
  )
}

interface Drawing {
  uuid: string
  widget: ViewWidget
  index: Children
  registry: Registry
  layout: Layout
  surroundings: Surroundings
}

const IS_SERVER = typeof document === 'undefined'

/**
 * A widget with its descendants; an unknown type renders a note for operators and nothing for shoppers. A function
 * instead of a component, since one more component per widget costs some percent of a page; on the server, where React
 * has no error boundaries, the frame is none either.
 */
export function drawWidget({ uuid, widget, index, registry, layout, surroundings }: Drawing): ReactElement {
  const definition = registry.get(widget.type)
  if (!definition) return <UnknownWidget key={uuid} uuid={uuid} type={widget.type} />
  const inside = definition.freeLayout ? 'free' : 'flow'
  const children = index
    .get(uuid)
    ?.map(([childId, child]) =>
      drawWidget({ uuid: childId, widget: child, index, registry, layout: inside, surroundings }),
    )
  const frame = { uuid, widget, definition, layout, children }
  return IS_SERVER ? drawFrame(frame, surroundings) : <WidgetFrame key={uuid} {...frame} />
}

interface FrameProps {
  uuid: string
  widget: ViewWidget
  definition: AnyWidget
  layout: Layout
  children?: ReactNode
}

/**
 * One widget in the browser with its error boundary: a widget that fails leaves an empty body and one console error.
 * Server rendering isolates failures in `server.tsx`.
 */
class WidgetFrame extends Component<FrameProps, { failed: boolean }> {
  static override contextType = SurroundingsContext
  declare context: Surroundings
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`Widget ${this.props.widget.type} ${this.props.uuid} failed to render`, error)
  }

  override render() {
    return drawFrame(this.props, this.context, this.state.failed ? null : undefined)
  }
}
