import { toFieldPathId } from '@rjsf/utils'
import { useContext, useMemo } from 'react'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import type { Path } from '../page/patch'
import { RegistryContext, toRjsf } from './rjsf/adapter.tsx'

interface NestedFieldsProps {
  path: Path
  schema: Schema
  ui?: UiSchema | undefined
  /** Renders the field that the schema names (`ui:field`) instead of laying out the value's properties. */
  whole?: boolean
}

/** Lays out the fields at a path, for a leaf that contains other fields: an entry of a list or tuple. */
export function NestedFields({ path, schema, ui, whole = false }: NestedFieldsProps) {
  const registry = useContext(RegistryContext)
  if (!registry) throw new Error('expected a SettingsForm around these fields, got none (in NestedFields)')
  const { SchemaField } = registry.fields
  const part = useMemo(() => toRjsf(schema, (whole ? ui : withoutField(ui)) ?? {}), [schema, ui, whole])
  // rjsf's paths begin inside the tab
  const fieldPathId = useMemo(
    () => toFieldPathId('', registry.globalFormOptions, path.slice(1)),
    [registry, path],
  )
  if (!SchemaField) return null
  return (
    <SchemaField
      name={String(path.at(-1))}
      {...part}
      fieldPathId={fieldPathId}
      registry={registry}
      formData={undefined}
      onChange={ignore}
      onBlur={ignore}
      onFocus={ignore}
    />
  )
}

/** rjsf gets no events: leaves write to the store. */
const ignore = () => undefined

function withoutField(ui: UiSchema | undefined): UiSchema | undefined {
  if (ui?.['ui:field'] === undefined) return ui
  const { 'ui:field': _field, ...inner } = ui
  return inner
}
