import type { LeafProps } from '@engine/settings'
import { idsOf, RecordSelect } from './RecordSelect'

/**
 * One row of another kind (`x-ui.record`), or several where the schema says a list: found by its name on the server.
 * The value holds ids.
 */
export function RecordField({ value, set, title, schema, hints, problems, ...control }: LeafProps) {
  const several = schema.type === 'array'
  return (
    <RecordSelect
      kind={String(hints['record'])}
      label={title}
      several={several}
      chosen={several ? idsOf(value) : idsOf([value])}
      disabled={control.disabled}
      id={control.id}
      describedBy={control.describedBy}
      wrong={problems.length > 0}
      onChange={(ids) => set(several ? ids : (ids[0] ?? ''))}
    />
  )
}
