/** rjsf's uiSchema: `ui:*` hints at the paths of the schema. */
export interface UiSchema {
  [key: string]: unknown
  items?: UiSchema | UiSchema[]
}
