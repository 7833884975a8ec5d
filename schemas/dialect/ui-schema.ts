/** rjsf's companion of a schema: `ui:*` hints at the same paths. */
export interface UiSchema {
  [key: string]: unknown
  items?: UiSchema | UiSchema[]
}
