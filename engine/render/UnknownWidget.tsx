import { useMode } from './context'

interface UnknownWidgetProps {
  uuid: string
  type: string
  /** The type has a schema but is rendered elsewhere: a section of the storefront's own pages. */
  title?: string | undefined
  /** px */
  height?: number
}

/** Placeholder for a type without a renderer: a note for operators, nothing for shoppers (rule page-format-8). */
export function UnknownWidget({ uuid, type, title, height }: UnknownWidgetProps) {
  if (useMode() === 'render') return null
  if (title === undefined)
    return (
      <div className="pm-unknown" data-widget={uuid}>
        未知组件 {type}
      </div>
    )
  return (
    <div className="pm-unknown pm-section" data-widget={uuid} style={{ minHeight: height }}>
      <b>{title}</b>
      商城自带的内容显示在这里，上下可以放置组件
    </div>
  )
}
