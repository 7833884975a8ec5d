import type { LeafProps } from '../field'
import { SelectLeaf } from './ChoiceLeaves'
import { NumberLeaf } from './NumberLeaf'
import { TextLeaf } from './TextLeaf'

/** A field whose schema names no control: what its type asks for. */
export function PlainLeaf(leaf: LeafProps) {
  if (leaf.schema.enum) return <SelectLeaf {...leaf} />
  const { type } = leaf.schema
  return type === 'number' || type === 'integer' ? <NumberLeaf {...leaf} /> : <TextLeaf {...leaf} />
}
