import { Ajv, type ErrorObject } from 'ajv'
import { closestOf } from './closest'
import type { DialectProblem } from './problem'
import type { SourceSchema } from './schema'
import { sourceSchema } from './source-schema'

const validate = new Ajv({ allErrors: true, verbose: true, strict: false }).compile(sourceSchema(false))

/** Whether each keyword of a source holds what it must: other checks walk sources and rely on it. */
export function checkForm({ file, schema }: SourceSchema): DialectProblem[] {
  if (validate(schema)) return []
  const errors = validate.errors ?? []
  // an alternative that failed is told once, by what it alternates with
  const told = errors.filter(
    ({ schemaPath, instancePath }) =>
      !/\/anyOf\/\d+\//.test(schemaPath) &&
      !errors.some((other) => other.instancePath.startsWith(`${instancePath}/`)),
  )
  const found = told.map((error) => ({ file, pointer: `#${error.instancePath}`, message: expected(error) }))
  return [...new Map(found.map((problem) => [problem.pointer, problem])).values()]
}

function expected({ keyword, instancePath, params, data, message = '' }: ErrorObject): string {
  const got = JSON.stringify(data)?.slice(0, 60)
  const name = instancePath.split('/').at(-1) ?? ''
  const words =
    keyword === 'enum' ? (params as { allowedValues: readonly unknown[] }).allowedValues : TYPES_OF[name]
  if (!words) return `${name} ${message}, got ${got}`
  const near = typeof data === 'string' ? `; did you mean "${closestOf(data, words.map(String))}"?` : ''
  return `${name} must be one of ${words.join(', ')}, got ${got}${near}`
}

/** `type` may be one name or a list of names, so its own error names no words. */
const TYPES_OF: Readonly<Record<string, readonly string[]>> = {
  type: ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'],
}
