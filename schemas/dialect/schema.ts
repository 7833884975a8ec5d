/** The subset of JSON Schema draft-07, with our x-keywords, for schema sources. */
import type { Json } from '../page'

export type TypeName = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'

/** Form hints of one field; read by the designer only. */
export interface UiHints {
  /** Field kind, such as `colour`, `image` or `sortable-list`. */
  widget?: string
  unit?: string
  step?: number
  group?: string
  order?: number | string[]
  tab?: string
  when?: { prop: string; in: Json[] }
  recommended?: { width: number; height: number }
  [hint: string]: unknown
}

/** Keyword → the exact message for operators if that keyword fails. */
export type Messages = Record<string, string>

/** Changes where a common schema is used: per property of the common schema. */
export interface Narrowing {
  default?: Json
  minimum?: number
  maximum?: number
  enum?: Json[]
  title?: string
  'x-messages'?: Messages
  'x-ui'?: UiHints
}

export interface Schema {
  $schema?: string
  $id?: string
  $ref?: string
  $comment?: string
  title?: string
  description?: string
  default?: Json
  examples?: Json[]
  type?: TypeName | TypeName[]
  enum?: Json[]
  const?: Json
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  /** Only in the page envelope, whose widgets are a map. */
  patternProperties?: Record<string, Schema>
  items?: Schema | Schema[]
  additionalItems?: boolean
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  allOf?: Schema[]
  if?: Schema
  then?: Schema
  'x-name'?: string
  'x-version'?: number
  'x-nav'?: string[]
  'x-platforms'?: string[]
  'x-ui'?: UiHints
  'x-messages'?: Messages
  'x-strings'?: Record<string, string>
  'x-entity'?: string
  'x-children'?: string[]
  'x-narrow'?: Record<string, Narrowing>
  'x-enum'?: string[]
  /** Groups of properties that only change together; `all` if the object is one value. */
  'x-merge'?: string[][] | 'all'
  /**
   * The default is a placeholder that shoppers never see: unfilled `entries` are removed from the list, or the whole
   * `widget` while it has no other content.
   */
  'x-placeholder'?: 'entries' | 'widget'
  /** On a property of props or style: a phone may have a value of its own (rule page-format-14). */
  'x-viewport'?: true
  /** The widget shows this value; a widget of which all such values and ids are empty is not drawn for shoppers. */
  'x-content'?: string
}

/** A schema source with its origin, so that every problem can name its file. */
export interface SourceSchema {
  /** `common/link`, `widgets/W0001` … */
  id: string
  /** Path from the repository's root. */
  file: string
  schema: Schema
}

/** The `type` in pages: the last part of the id. */
export const typeOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1)
