import { memo, useRef, type Dispatch, type ReactNode } from 'react'
import { RenderProvider, type PageContext, type WidgetProps } from '@engine'
import { fillWidget } from '@schemas'
import { serverRegistry } from '@widgets/registry.server'
import { PAGE_WIDTH, THEME } from '../documents'
import { watchDrag } from './drag'
import type { Action, Item } from './state'

interface CanvasProps {
  items: readonly Item[]
  selected: string | null
  context: PageContext
  dispatch: Dispatch<Action>
}

/** Width of the designer's canvas. */
const ZOOM = 0.6

/** The page: one memoised element for each widget. */
export function Canvas({ items, selected, context, dispatch }: CanvasProps) {
  const mark = useRef<HTMLDivElement>(null)
  return (
    <div
      className="hand-canvas"
      onPointerDown={(event) => watchDrag(event.nativeEvent, event.currentTarget, mark.current, dispatch)}
    >
      <div className="hand-page" style={{ width: PAGE_WIDTH + 120, transform: `scale(${ZOOM})` }}>
        <RenderProvider value={context}>
          {items.map((item) => (
            <Widget key={item.id} item={item} isSelected={item.id === selected} />
          ))}
        </RenderProvider>
        <div ref={mark} className="hand-mark" hidden />
      </div>
    </div>
  )
}

interface WidgetViewProps {
  item: Item
  isSelected: boolean
}

/** Draws a widget with the shop's own renderer, in boxes written by hand. */
const Widget = memo(function Widget({ item, isSelected }: WidgetViewProps) {
  const definition = serverRegistry.get(item.type)
  const { props, style } = fillWidget(item.type, item)
  if (!definition) return null
  const Render = definition.Render as (props: WidgetProps<object>) => ReactNode
  const { marginTop, marginBottom, paddingTop, paddingBottom, backgroundColor, foregroundColor } = style
  const { width, height, marginLeft, marginRight } = style
  return (
    <div
      className={isSelected ? 'pm-frame pm-clip hand-selected' : 'pm-frame pm-clip'}
      data-widget={item.id}
      style={{ marginTop, marginBottom, backgroundColor }}
    >
      {isSelected && <span className="hand-tag">{item.name}</span>}
      <div
        className="pm-inner"
        style={{ width: PAGE_WIDTH, paddingTop, paddingBottom, backgroundColor: foregroundColor }}
      >
        <div
          className="pm-body"
          style={{ width, height: definition.autoHeight ? undefined : height, marginLeft, marginRight }}
        >
          <Render uuid={item.id} props={props} style={style} mode="design" theme={THEME} />
        </div>
      </div>
    </div>
  )
})
