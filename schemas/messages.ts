import localize from 'ajv-i18n/localize/zh/index.js'
import { messages } from './generated/messages'
import type { SchemaError } from './validate-function'

/**
 * What the operator reads for one error of a generated validator: the text of the schema's own `x-messages`, else
 * the plain words for a bound, else ajv-i18n's Chinese text. `type` is the widget's type, or `page` for the envelope.
 */
export function messageOf(type: string, error: SchemaError): string {
  const missing = error.keyword === 'required' ? `/${String(error.params['missingProperty'])}` : ''
  return messages[type]?.[error.schemaPath + missing] ?? chinese(error)
}

/** An `if` only repeats what its `then` has said already. */
export const isOwnFinding = (error: SchemaError): boolean => error.keyword !== 'if'

/** ajv-i18n says 应当为 <= 27, which operators should not have to read. */
const bounds: Readonly<Record<string, string>> = {
  minimum: '不能小于',
  maximum: '不能大于',
  exclusiveMinimum: '必须大于',
  exclusiveMaximum: '必须小于',
}

function chinese(error: SchemaError): string {
  const bound = bounds[error.keyword]
  if (bound) return bound + String(error.params['limit'])
  const copy = { ...error }
  localize([copy])
  return copy.message ?? `不符合规则 ${error.keyword}`
}
