import type { RJSFSchema, UiSchema as RjsfUiSchema } from '@rjsf/utils'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'

/** Ours are narrower; rjsf's types do not know that `items` of a tuple's uiSchema may be a list, its code does. */
export const toRjsf = (schema: Schema, ui: UiSchema): { schema: RJSFSchema; uiSchema: RjsfUiSchema } => ({
  schema: schema as RJSFSchema,
  uiSchema: ui as RjsfUiSchema,
})
