/** The form of `schemas/kinds.json`, in which an application declares its kinds of rows and of links. */
import type { Schema } from './schema'

/** A kind of links. Of a neutral kind only the title and its place among the others can be said. */
export interface LinkKind {
  title?: string
  /** Its address, with the property that holds the id in braces: `/events/{event_id}`. */
  to?: string
  /** The kind of row that it leads to; without it the kind of the same name, if there is one. */
  entity?: string
  /** Other properties that may hold the id, for earlier pages. */
  also?: string[]
  /** The property with the id of the row, where the address does not hold it. */
  row?: string
}

/** What `schemas/kinds.json` holds. */
export interface Kinds {
  $schema?: string
  entities?: string[]
  links?: Record<string, LinkKind>
  /** Further properties of links, such as names of rows, and all of them in the order in which they are written. */
  linkProperties?: Record<string, Schema>
}

const text = { type: 'string', minLength: 1 }
const names = { type: 'array', items: { type: 'string', pattern: '^[A-Za-z][\\w-]*$' }, uniqueItems: true }
const named = (schema: object) => ({
  type: 'object',
  propertyNames: names.items,
  additionalProperties: schema,
})

/** The JSON Schema of `kinds.json`, for the generator and for completion in editors. */
export const kindsSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Kinds of rows and of links of an application',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    entities: { ...names, description: 'Kinds of rows, whose ids a schema marks with x-entity' },
    links: {
      ...named({
        type: 'object',
        additionalProperties: false,
        properties: {
          title: { ...text, description: 'What operators read' },
          to: { ...text, description: 'Address, with the property of the id in braces: /events/{event_id}' },
          entity: {
            ...text,
            description: 'Kind of row that it leads to; without it the one of the same name',
          },
          also: { ...names, description: 'Other properties that may hold the id' },
          row: { ...text, description: 'Property with the id of the row, where the address has none' },
        },
      }),
      description: 'Kinds of links; page, anchor, tel and href are there without being named',
    },
    linkProperties: {
      ...named({ type: 'object' }),
      description: 'Further properties of links, and the order of all of them',
    },
  },
}
