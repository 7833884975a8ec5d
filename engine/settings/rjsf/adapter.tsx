/** Our leaves as rjsf's fields. */
import type {
  FieldProps,
  RegistryFieldsType,
  Registry,
  RJSFSchema,
  UiSchema as RjsfUiSchema,
} from '@rjsf/utils'
import { useMemo, type ComponentType, createContext } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { Path } from '../../page/patch'
import type { FieldRegistry, Leaf } from '../field'
import { LeafField } from '../LeafField'
import { useSettings } from '../settings-context'

/** A path of rjsf, which begins inside the tab, as a path from the widget. */
export function useWidgetPath(path: readonly (string | number)[]): Path {
  const { tab } = useSettings()
  return useMemo(() => [tab, ...path], [tab, path])
}

function fieldFor(leaf: Leaf): ComponentType<FieldProps> {
  return function RjsfLeaf({ schema, uiSchema, fieldPathId, required = false }: FieldProps) {
    const path = useWidgetPath(fieldPathId.path)
    return (
      <LeafField
        leaf={leaf}
        schema={schema as Schema}
        ui={(uiSchema ?? NO_UI) as UiSchema}
        path={path}
        // a field with a default is never missing
        required={required && schema.default === undefined}
      />
    )
  }
}

const NO_UI: UiSchema = {}

/** Fields by their name in the schemas; the designer's override ours. */
export function rjsfFields(registry: FieldRegistry): RegistryFieldsType {
  return Object.fromEntries(Object.entries(registry).map(([name, leaf]) => [name, fieldFor(leaf)]))
}

/** rjsf's registry, for leaves that contain other fields. */
export const RegistryContext = createContext<Registry | null>(null)

/** Ours are narrower; rjsf's types do not know that `items` of a tuple's uiSchema may be a list, its code does. */
export const toRjsf = (schema: Schema, ui: UiSchema): { schema: RJSFSchema; uiSchema: RjsfUiSchema } => ({
  schema: schema as RJSFSchema,
  uiSchema: ui as RjsfUiSchema,
})
