/** The keywords of the dialect; all others are refused as typos. */
export const xKeywords = [
  'x-name',
  'x-version',
  'x-nav',
  'x-platforms',
  'x-ui',
  'x-messages',
  'x-strings',
  'x-entity',
  'x-children',
  'x-narrow',
  'x-enum',
  'x-merge',
  'x-placeholder',
  'x-viewport',
  'x-content',
] as const

export const annotationKeywords = [
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
] as const

/** Keywords that a value can violate; only these may have a message. */
export const assertionKeywords = [
  'type',
  'enum',
  'const',
  'required',
  'additionalProperties',
  'additionalItems',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
] as const

const applicatorKeywords = ['$ref', 'properties', 'items', 'allOf', 'if', 'then'] as const

/** Keywords allowed beside `$ref`. */
export const besideRef: ReadonlySet<string> = new Set([
  'description',
  '$ref',
  'title',
  'default',
  ...xKeywords,
])

/** What `x-narrow` may change of a property. */
export const narrowable: ReadonlySet<string> = new Set([
  'default',
  'minimum',
  'maximum',
  'enum',
  'title',
  'x-messages',
  'x-ui',
])

/** What a value marked with `x-content` shows. */
export const contents = ['picture', 'video'] as const
export type Content = (typeof contents)[number]

export const knownKeywords: ReadonlySet<string> = new Set([
  ...xKeywords,
  ...annotationKeywords,
  ...assertionKeywords,
  ...applicatorKeywords,
])

/** Keyword → the JSON types that it applies to. */
export const typesOfKeyword: Readonly<Record<string, readonly string[]>> = {
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
  items: ['array'],
  additionalItems: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
}
