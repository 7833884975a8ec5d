import type { UiSchema } from '@schemas/dialect/form-schema'
import type { LeafProps } from '../field'
import { NestedFields } from '../NestedFields'

const NO_UI: UiSchema = {}

/** A tuple of lists, one for each style: each place shows itself while its style is chosen (`x-ui.when`). */
export function StyleListsLeaf({ path, schema, ui }: LeafProps) {
  const places = Array.isArray(schema.items) ? schema.items : []
  const uis = Array.isArray(ui.items) ? ui.items : []
  return places.map((place, index) => (
    <NestedFields key={place.title} path={[...path, index]} schema={place} ui={uis[index] ?? NO_UI} whole />
  ))
}
