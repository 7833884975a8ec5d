/** The JSON Schema of schema sources, for completion in editors and validation by the generator. */
import { hints } from './hints'
import { contents } from './keywords'

const texts = { type: 'object', additionalProperties: { type: 'string' } }
const schema = { $ref: '#/definitions/schema' }
const schemas = { type: 'object', additionalProperties: schema }
const names = { type: 'array', items: { type: 'string' } }
const natural = { type: 'integer', minimum: 0 }
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']
const typeName = { enum: TYPES }
const ui = {
  type: 'object',
  properties: hints,
  additionalProperties: true,
  description: 'Hints for the form',
}
const messages = { ...texts, description: 'Keyword → the text that operators read when it fails' }

/** Keyword → JSON Schema of its value. */
const properties = {
  $schema: { type: 'string' },
  $id: { type: 'string', description: 'Folder and name of the file: "widgets/<type>"' },
  $ref: { type: 'string', description: 'A shared shape: "common/link"' },
  $comment: { type: 'string' },
  title: { type: 'string', minLength: 1, description: 'What operators read' },
  description: { type: 'string' },
  default: {},
  examples: { type: 'array' },
  type: { anyOf: [typeName, { type: 'array', items: typeName, minItems: 1 }] },
  enum: { type: 'array', minItems: 1 },
  const: {},
  properties: schemas,
  required: names,
  additionalProperties: { type: 'boolean' },
  items: { anyOf: [schema, { type: 'array', items: schema }] },
  additionalItems: { type: 'boolean' },
  minItems: natural,
  maxItems: natural,
  uniqueItems: { type: 'boolean' },
  minimum: { type: 'number' },
  maximum: { type: 'number' },
  exclusiveMinimum: { type: 'number' },
  exclusiveMaximum: { type: 'number' },
  multipleOf: { type: 'number', exclusiveMinimum: 0 },
  minLength: natural,
  maxLength: natural,
  pattern: { type: 'string', description: 'A regular expression (flag u)' },
  allOf: { type: 'array', items: schema, description: 'Rules {if, then}, at the root of props only' },
  if: schema,
  then: schema,
  'x-name': { type: 'string', description: 'Name of the TypeScript type' },
  'x-version': { type: 'integer', minimum: 1, description: 'Raised by every narrowing' },
  'x-nav': { ...names, description: 'Groups of the palette' },
  'x-platforms': { type: 'array', items: { enum: ['pc', 'h5'] } },
  'x-ui': ui,
  'x-messages': messages,
  'x-strings': { ...texts, description: 'Texts of the renderer and of its controls' },
  'x-entity': { type: 'string', description: 'Kind of row whose id this is' },
  'x-children': { ...names, description: 'Types that a panel may hold' },
  'x-narrow': {
    type: 'object',
    description: 'Changes of a shared shape, by its properties',
    additionalProperties: schema,
  },
  'x-enum': { ...names, description: 'One label per value of enum' },
  'x-merge': {
    anyOf: [{ const: 'all' }, { type: 'array', items: names }],
    description: 'Groups of properties that change together',
  },
  'x-viewport': { const: true, description: 'Phones may have a value of their own' },
  'x-content': {
    enum: contents,
    description: 'The widget shows this; while it is empty there is nothing to see',
  },
}

interface SourceOptions {
  /** Editors mark unknown keywords; `checkSource` reports them with a suggestion. */
  closed: boolean
  /** Kinds of rows, for editors; `checkSource` knows those of the application. */
  entities?: readonly string[]
}

export const sourceSchema = ({ closed, entities }: SourceOptions) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Schema source of widgets, sections, settings, records, actions, sheets and shared shapes',
  $ref: '#/definitions/schema',
  definitions: {
    schema: {
      type: 'object',
      additionalProperties: !closed,
      properties: {
        ...properties,
        ...(entities && { 'x-entity': { enum: entities, description: properties['x-entity'].description } }),
        ...(closed && { 'x-ui': { ...ui, additionalProperties: false } }),
      },
    },
  },
})
