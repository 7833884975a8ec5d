import type { LeafProps } from '@engine/settings'

/** A value that is shown but cannot be changed. */
export function ReadonlyField({ value, id }: LeafProps) {
  return (
    <output id={id}>{typeof value === 'string' || typeof value === 'number' ? String(value) : ''}</output>
  )
}
