import { Component, type ReactNode } from 'react'
import type { AnyWidget } from '../registry/registry'
import type { Layout } from './box-css'
import { SurroundingsContext } from './context'
import type { Surroundings, ViewWidget } from './contract'
import { drawFrame } from './draw-frame'

interface FrameProps {
  uuid: string
  widget: ViewWidget
  definition: AnyWidget
  layout: Layout
  children?: ReactNode
}

/**
 * One widget and the error boundary around it: a widget that fails in the browser leaves an empty body and one
 * console error. Server rendering isolates failures in `server.tsx`.
 */
export class WidgetFrame extends Component<FrameProps, { failed: boolean }> {
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
