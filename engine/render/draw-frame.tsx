import type { CSSProperties, ReactNode } from 'react'
import type { AnyWidget } from '../registry/registry'
import { boxCss, type Layout } from './box-css'
import type { Surroundings, ViewWidget, WidgetProps } from './contract'
import { px, colour } from './css-values'
import './frame.css'
import './tokens.css'
import './page.css'

interface Frame {
  uuid: string
  widget: Pick<ViewWidget, 'props' | 'style' | 'css' | 'narrow' | 'knownHeight'>
  definition: AnyWidget
  layout: Layout
  children?: ReactNode
}

/** An absent width reads as the default of desktop pages, more than a phone's page has. */
function withinPage(style: Frame['widget']['style'], pageWidth: number): Frame['widget']['style'] {
  return style.width > pageWidth ? { ...style, width: pageWidth } : style
}

/** Renderers calculate with places and sizes, so values that are not numbers (which validation rejects) become 0. */
function sized(style: Frame['widget']['style'], pageWidth: number): Frame['widget']['style'] {
  const [x, y] = [px(style.x) ?? 0, px(style.y) ?? 0]
  const [width, height] = [px(style.width) ?? pageWidth, px(style.height) ?? 0]
  const isSame = x === style.x && y === style.y && width === style.width && height === style.height
  return isSame ? style : { ...style, x, y, width, height }
}

/**
 * A widget in its boxes, outer › inner › body: the same elements for shoppers and on the operator's canvas.
 * @param instead rendered for a failed widget
 */
export function drawFrame(
  { uuid, widget, definition, layout, children }: Frame,
  { mode, page }: Surroundings,
  instead?: ReactNode,
) {
  const style = withinPage(widget.style, page.pageWidth)
  const css = widget.css ?? boxCss(style, layout, definition.autoHeight === true, page.pageWidth)
  // renderers take the props of their own type, which is known only at run time
  const Render = definition.Render as (props: WidgetProps<object>) => ReactNode
  const theme = themeOf(widget.props, page.themeColor)
  return (
    <div
      key={uuid}
      className={classOf(definition, layout, widget.knownHeight)}
      // what links to it name (`anchor`); a canvas may show a page twice
      id={mode === 'render' ? `w-${uuid}` : undefined}
      data-widget={uuid}
      style={outerOf(css.outer, widget)}
    >
      <div className="pm-inner" style={css.inner}>
        <div className="pm-body" style={css.body}>
          {instead === undefined ? (
            <Render
              uuid={uuid}
              props={widget.props}
              style={sized(style, page.pageWidth)}
              mode={mode}
              theme={theme}
            >
              {children}
            </Render>
          ) : (
            instead
          )}
        </div>
      </div>
    </div>
  )
}

function classOf({ overflow }: AnyWidget, layout: Layout, knownHeight: number | undefined): string {
  const box = layout === 'flow' ? 'pm-frame pm-flow' : 'pm-frame'
  const clipped = overflow ? box : `${box} pm-clip`
  return knownHeight === undefined ? clipped : `${clipped} pm-known`
}

function outerOf(outer: CSSProperties, { narrow, knownHeight }: Frame['widget']): CSSProperties {
  if (narrow === undefined && knownHeight === undefined) return outer
  return { ...outer, ...narrow, ...(knownHeight !== undefined && { '--height': `${knownHeight}px` }) }
}

const DEFAULT_THEME = '#479EE9'

/** The widget's own `wgtTheme` if `customerThemeEnabled`, else the page's theme colour (rule widgets-2). */
function themeOf(props: object, pageTheme: unknown): string {
  const own = props as { customerThemeEnabled?: unknown; wgtTheme?: unknown }
  const chosen = own.customerThemeEnabled === true ? colour(own.wgtTheme) : undefined
  return chosen ?? colour(pageTheme) ?? DEFAULT_THEME
}
