import type { Json } from '@schemas/page'
import { type LeafProps, isWrong } from '../field'
import { NumberInput } from './NumberInput'
import { formatYuan, parseYuan } from './number-text'
import { useValue } from '../use-leaf'

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

/** Cents, shown and typed as yuan with two decimals (rule panel-3). */
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

interface UnitOf {
  prop: string
  units: Readonly<Record<string, string>>
}

/**
 * A number whose unit depends on another property (`x-ui.unitOf`: its value → the unit). With 元 it is cents, typed as
 * yuan.
 */
export function MeasureLeaf(leaf: LeafProps) {
  const { prop, units } = leaf.hints['unitOf'] as UnitOf
  const unit = units[String(useValue(['props', prop]) satisfies Json | undefined)]
  if (unit === '元') return <MoneyLeaf {...leaf} />
  return <NumberLeaf {...leaf} hints={{ ...leaf.hints, ...(unit !== undefined && { unit }) }} />
}
