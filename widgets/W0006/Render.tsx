import { zIndex, type WidgetProps } from '@engine'
import type { W0006Props } from '@schemas/generated/types'
import css from './Render.module.css'

/** Menus of the header hang over whatever the page below it holds. */
const HEADER_LIFT = 100_000

/** 自由面板: an empty box whose children lie at their own places. The region around it is the landmark. */
export function FreePanel({ props, children }: WidgetProps<W0006Props>) {
  const lift = props.comptyle === 'header' ? HEADER_LIFT : 0
  return (
    <div
      className={css.panel}
      data-comptyle={props.comptyle}
      style={{ zIndex: (zIndex(props.zindex) ?? 0) + lift }}
    >
      {children}
    </div>
  )
}
