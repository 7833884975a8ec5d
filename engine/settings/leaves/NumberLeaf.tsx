import type { LeafProps } from '../field'
import { isWrong } from '../problems'
import { NumberInput } from './NumberInput'

/** A number with unit, step and bounds. */
export function NumberLeaf({ schema, hints, problems, ...leaf }: LeafProps) {
  return (
    <NumberInput
      id={leaf.id}
      describedBy={leaf.describedBy}
      value={leaf.value}
      fallback={schema.default}
      set={leaf.set}
      step={hints.step ?? 1}
      minimum={schema.minimum}
      maximum={schema.maximum}
      clamps={hints.withinPage === true}
      unit={hints.unit}
      disabled={leaf.disabled}
      wrong={isWrong(problems)}
    />
  )
}
