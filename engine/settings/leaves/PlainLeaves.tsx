import type { UiSchema } from '@schemas/dialect/form-schema'
import type { LeafProps } from '../field'
import { SelectLeaf } from './ChoiceLeaves'
import { NumberLeaf } from './NumberLeaves'
import { textOf } from './leaf-text'
import { TextLeaf } from './TextLeaf'
import { mediaUrl } from '../../render/css-values'
import { SortableLeaf } from '../list/SortableLeaf'
import { NestedFields } from '../NestedFields'
import { texts } from '../../texts/texts'

/** A field without a control in its schema: the control of its type. */
export function PlainLeaf(leaf: LeafProps) {
  if (leaf.schema.enum) return <SelectLeaf {...leaf} />
  const { type } = leaf.schema
  return type === 'number' || type === 'integer' ? <NumberLeaf {...leaf} /> : <TextLeaf {...leaf} />
}

/** A picture address with a preview, for forms without upload and library. */
export function ImageLeaf(leaf: LeafProps) {
  const url = mediaUrl(textOf(leaf.value))
  return (
    <div className="pm-set-image">
      <span className="pm-set-thumb">{url && <img src={url} alt="" />}</span>
      <TextLeaf {...leaf} hints={{ placeholder: texts.forms.pictureAddress, ...leaf.hints }} />
    </div>
  )
}

/** Entries as a plain list, one entry as its fields, for forms without a picker. */
export function EntryLeaf(leaf: LeafProps) {
  if (leaf.schema.type === 'array') return <SortableLeaf {...leaf} />
  return <NestedFields path={leaf.path} schema={leaf.schema} ui={leaf.ui} />
}

const NO_UI: UiSchema = {}

/** A tuple of lists, one per style; each is visible while its style is selected (`x-ui.when`). */
export function StyleListsLeaf({ path, schema, ui }: LeafProps) {
  const places = Array.isArray(schema.items) ? schema.items : []
  const uis = Array.isArray(ui.items) ? ui.items : []
  return places.map((place, index) => (
    <NestedFields key={place.title} path={[...path, index]} schema={place} ui={uis[index] ?? NO_UI} whole />
  ))
}
