/** The one list of keywords that the dialect knows; everything else is refused as a typo. */
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

/** Keywords that a value can break; only these may carry a message. */
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

export const applicatorKeywords = ['$ref', 'properties', 'items', 'allOf', 'if', 'then'] as const

/** What may stand beside `$ref`. */
export const besideRef: ReadonlySet<string> = new Set(['$ref', 'title', 'default', ...xKeywords])

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

/** Entities whose ids a schema may mark with `x-entity`. */
export const entities = ['goods', 'coupon', 'shop', 'category', 'page'] as const
export type Entity = (typeof entities)[number]

export const knownKeywords: ReadonlySet<string> = new Set([
  ...xKeywords,
  ...annotationKeywords,
  ...assertionKeywords,
  ...applicatorKeywords,
])

/** The known word closest to a typo, for the complaint. */
export function closestKeyword(typo: string): string {
  const ranked = [...knownKeywords].toSorted((a, b) => distance(typo, a) - distance(typo, b))
  return ranked[0] ?? ''
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
