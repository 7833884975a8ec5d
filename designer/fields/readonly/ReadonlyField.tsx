import type { LeafProps } from '@engine/settings'

/** Something that is told beside what can be changed. */
export function ReadonlyField({ value, id }: LeafProps) {
  return (
    <output id={id}>{typeof value === 'string' || typeof value === 'number' ? String(value) : ''}</output>
  )
}
