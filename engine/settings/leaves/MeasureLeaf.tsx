import type { Json } from '@schemas/page'
import type { LeafProps } from '../field'
import { useValue } from '../use-leaf'
import { MoneyLeaf } from './MoneyLeaf'
import { NumberLeaf } from './NumberLeaf'

interface UnitOf {
  prop: string
  units: Readonly<Record<string, string>>
}

/**
 * A number that counts what another property says (`x-ui.unitOf`: its value → the unit). In 元 it is cents, typed as
 * yuan.
 */
export function MeasureLeaf(leaf: LeafProps) {
  const { prop, units } = leaf.hints['unitOf'] as UnitOf
  const unit = units[String(useValue(['props', prop]) satisfies Json | undefined)]
  if (unit === '元') return <MoneyLeaf {...leaf} />
  return <NumberLeaf {...leaf} hints={{ ...leaf.hints, ...(unit !== undefined && { unit }) }} />
}
