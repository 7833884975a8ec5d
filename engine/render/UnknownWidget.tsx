import type { CSSProperties } from 'react'
import { useMode } from './context'

interface UnknownWidgetProps {
  uuid: string
  type: string
  /** Of a type that has a schema and is drawn elsewhere: a section of the storefront's own pages. */
  title?: string | undefined
  /** px */
  height?: number
}

/** Stands where a type has no renderer: a note to operators, nothing to shoppers (page-format rule 5). */
export function UnknownWidget({ uuid, type, title, height }: UnknownWidgetProps) {
  if (useMode() === 'render') return null
  const style: CSSProperties | undefined = title === undefined ? undefined : { minHeight: height }
  return (
    <div className="pm-unknown" data-widget={uuid} style={style}>
      {title ?? `未知组件 ${type}`}
    </div>
  )
}
