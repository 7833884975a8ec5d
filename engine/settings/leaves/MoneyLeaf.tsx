import type { LeafProps } from '../field'
import { isWrong } from '../problems'
import { formatYuan, parseYuan } from './number-text'
import { NumberInput } from './NumberInput'

/** Cents, shown and typed as yuan with two decimals (designer §9). */
export function MoneyLeaf({ schema, problems, ...leaf }: LeafProps) {
  return (
    <NumberInput
      id={leaf.id}
      describedBy={leaf.describedBy}
      value={leaf.value}
      fallback={schema.default}
      set={leaf.set}
      step={100}
      minimum={schema.minimum}
      maximum={schema.maximum}
      prefix={<span className="pm-set-unit">¥</span>}
      disabled={leaf.disabled}
      wrong={isWrong(problems)}
      format={formatYuan}
      parse={parseYuan}
    />
  )
}
