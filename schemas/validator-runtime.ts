/** What generated validators call, so that no validator loads Ajv. */
import type { SchemaError } from './validate-function'

/** Length in code points, as `minLength` and `maxLength` count; a copy of Ajv's. */
export function ucs2length(text: string): number {
  let length = 0
  for (let i = 0; i < text.length; i++) {
    length++
    if ((text.codePointAt(i) ?? 0) > 0xffff) i++
  }
  return length
}

/** Appends one error to the list of a running validation, which is null while there is none. */
export function addError(
  errors: SchemaError[] | null,
  instancePath: string,
  schemaPath: string,
  keyword: string,
  params: Record<string, unknown>,
): SchemaError[] {
  const error: SchemaError = { instancePath, schemaPath, keyword, params }
  if (errors === null) return [error]
  errors.push(error)
  return errors
}

/** Covers colours and `auto`, which repeat; addresses are longer and do not. */
const MAX_LENGTH = 12
const MAX_TEXTS = 1000

/** A RegExp that remembers the short texts it matched: the same few colours stand in every widget. */
export function memoPattern(source: string, flags: string): Pick<RegExp, 'test'> {
  const pattern = new RegExp(source, flags)
  const matched = new Set<string>()
  return {
    test(text) {
      if (text.length > MAX_LENGTH) return pattern.test(text)
      if (matched.has(text)) return true
      if (!pattern.test(text)) return false
      if (matched.size >= MAX_TEXTS) matched.clear()
      matched.add(text)
      return true
    },
  }
}
