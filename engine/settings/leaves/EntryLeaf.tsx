import type { LeafProps } from '../field'
import { SortableLeaf } from '../list/SortableLeaf'
import { NestedFields } from '../NestedFields'

/** Entries as a plain list, one entry as its fields: for forms without a picker. */
export function EntryLeaf(leaf: LeafProps) {
  if (leaf.schema.type === 'array') return <SortableLeaf {...leaf} />
  return <NestedFields path={leaf.path} schema={leaf.schema} ui={leaf.ui} />
}
