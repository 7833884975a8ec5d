import type { Json } from '@schemas/page'
import { type LeafProps, isWrong } from '../field'
import { NumberInput } from './NumberInput'
import { formatYuan, parseYuan } from './leaf-text'
import { useValue } from '../use-leaf'
import { YUAN } from '@schemas/money'

/** A number with unit, step and bounds. */
export function NumberLeaf(leaf: LeafProps) {
  const { step = 1, unit, withinPage } = leaf.hints
  return <NumberInput {...inputOf(leaf)} step={step} clamps={withinPage === true} unit={unit} />
}

/** Cents, shown and typed as yuan with two decimals (rule panel-3). */
export function MoneyLeaf(leaf: LeafProps) {
  return (
    <NumberInput
      {...inputOf(leaf)}
      step={100}
      prefix={<span className="pm-set-unit">¥</span>}
      format={formatYuan}
      parse={parseYuan}
    />
  )
}

/** The props of a number input that follow from the leaf. */
const inputOf = ({ id, describedBy, value, set, schema, disabled, problems }: LeafProps) => ({
  id,
  describedBy,
  value,
  fallback: schema.default,
  set,
  minimum: schema.minimum,
  maximum: schema.maximum,
  disabled,
  wrong: isWrong(problems),
})

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
  if (unit === YUAN) return <MoneyLeaf {...leaf} />
  return <NumberLeaf {...leaf} hints={{ ...leaf.hints, ...(unit !== undefined && { unit }) }} />
}
