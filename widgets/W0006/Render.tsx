import { zIndex, type WidgetProps } from '@engine'
import type { W0006Props } from '@schemas/generated/types'
import css from './Render.module.css'

/** Depth above the body, which the header's menus overlap. */
const HEADER_LIFT = 100_000

/** 自由面板: an empty box with absolutely positioned children. The region around it is the landmark. */
export function FreePanel({ props, theme, children }: WidgetProps<W0006Props>) {
  const lift = props.comptyle === 'header' ? HEADER_LIFT : 0
  return (
    <div
      className={css.panel}
      data-comptyle={props.comptyle}
      style={{
        zIndex: (zIndex(props.zindex) ?? 0) + lift,
        ...(props.themeGround === true && { background: theme, borderRadius: 'var(--radius-md)' }),
      }}
    >
      {children}
    </div>
  )
}
