import { Component, createElement, type ReactNode } from 'react'
import type { AnyWidget } from '../registry/registry'
import { boxCss, type Layout } from './box-css'
import { PageContextReact } from './context'
import type { PageContext, ViewWidget } from './contract'
import { themeOf } from './theme'
import './frame.css'

interface FrameProps {
  uuid: string
  widget: ViewWidget
  definition: AnyWidget
  layout: Layout
  children?: ReactNode
}

/**
 * One widget in its boxes (outer › inner › body), and the error boundary around it: a widget that fails in the
 * browser leaves an empty body and one console error. Server rendering isolates failures in `render/server.ts`.
 */
export class WidgetFrame extends Component<FrameProps, { failed: boolean }> {
  static override contextType = PageContextReact
  declare context: PageContext
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`Widget ${this.props.widget.type} ${this.props.uuid} failed to render`, error)
  }

  override render() {
    const { uuid, widget, definition, layout, children } = this.props
    const { mode, page } = this.context
    const css = boxCss(widget.style, layout, definition.autoHeight === true, page.pageWidth)
    const body = this.state.failed
      ? null
      : createElement(definition.Render, {
          uuid,
          props: widget.props as never,
          style: widget.style,
          mode,
          theme: themeOf(widget.props, page.themeColor),
          children,
        })
    return (
      <div
        className={definition.overflow ? 'pm-frame' : 'pm-frame pm-clip'}
        data-widget={uuid}
        style={css.outer}
      >
        <div className="pm-inner" style={css.inner}>
          <div className="pm-body" style={css.body}>
            {body}
          </div>
        </div>
      </div>
    )
  }
}
