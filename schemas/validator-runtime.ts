/** Runtime of the generated validators, so that none loads Ajv. */
import type { SchemaError, Validate } from './validate-function'

/** Length in code points for `minLength` and `maxLength`; a copy of Ajv's. */
export function ucs2length(text: string): number {
  let length = 0
  for (let i = 0; i < text.length; i++) {
    length++
    if ((text.codePointAt(i) ?? 0) > 0xffff) i++
  }
  return length
}

/** Appends one error to the list of a running validation; the list is null while empty. */
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

/**
 * A validator of two parts of one value, with the errors of both in order.
 * @param later the second one, asked for with each value: a bundler may split the two into files that import each other
 */
export function inTurn(first: Validate, later: () => Validate): Validate {
  const validate: Validate = (value) => {
    const isValid = first(value)
    const second = later()
    if (second(value)) validate.errors = first.errors
    else if (isValid) validate.errors = second.errors
    else validate.errors = [...(first.errors ?? []), ...(second.errors ?? [])]
    return validate.errors === null
  }
  return validate
}

/** Long enough for colours and `auto`, which repeat; addresses are longer and do not. */
const MAX_LENGTH = 12
const MAX_TEXTS = 1000

/** A RegExp that caches short matching texts: the same few colours occur in every widget, most of them in a row. */
export function memoPattern(source: string, flags: string): Pick<RegExp, 'test'> {
  const pattern = new RegExp(source, flags)
  const matched = new Set<string>()
  let last: string | undefined
  return {
    test(text) {
      if (text === last) return true
      if (text.length > MAX_LENGTH) return pattern.test(text)
      if (matched.has(text)) {
        last = text
        return true
      }
      if (!pattern.test(text)) return false
      if (matched.size >= MAX_TEXTS) matched.clear()
      matched.add(text)
      return true
    },
  }
}
