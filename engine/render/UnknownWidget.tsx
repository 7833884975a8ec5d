import { useMode } from './context'
import { drawing } from '../texts/drawing'

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
        {drawing.unknown(type)}
      </div>
    )
  return (
    <div className="pm-unknown pm-section" data-widget={uuid} style={{ minHeight: height }}>
      <b>{title}</b>
      {drawing.section}
    </div>
  )
}
