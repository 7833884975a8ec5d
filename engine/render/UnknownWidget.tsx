import { useMode } from './context'

/** Stands where a type has no renderer: a note to operators, nothing to shoppers (page-format rule 5). */
export function UnknownWidget({ uuid, type }: { uuid: string; type: string }) {
  if (useMode() === 'render') return null
  return (
    <div className="pm-unknown" data-widget={uuid}>
      未知组件 {type}
    </div>
  )
}
