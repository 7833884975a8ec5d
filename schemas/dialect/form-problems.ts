/** What is wrong with the form of a file, in the words of the dialect: what was expected, what came, what was meant. */
import { Ajv, type ErrorObject } from 'ajv'
import { closestOf } from './closest'
import type { DialectProblem } from './problem'

/** Finds every value in a file that a JSON Schema refuses. */
export function formChecker(schema: object): (file: string, value: unknown) => DialectProblem[] {
  const validate = new Ajv({ allErrors: true, verbose: true, strict: false }).compile(schema)
  return (file, value) => {
    if (validate(value)) return []
    const errors = validate.errors ?? []
    // failed alternatives are reported once, by the keyword that lists them
    const told = errors.filter(
      ({ schemaPath, instancePath }) =>
        !/\/anyOf\/\d+\//.test(schemaPath) &&
        !errors.some((other) => other.instancePath.startsWith(`${instancePath}/`)),
    )
    const found = told.map((error) => ({ file, pointer: `#${error.instancePath}`, message: expected(error) }))
    return [...new Map(found.map((problem) => [problem.pointer, problem])).values()]
  }
}

function expected({ keyword, instancePath, params, parentSchema, data, message = '' }: ErrorObject): string {
  const got = JSON.stringify(data)?.slice(0, 60)
  const name = instancePath.split('/').at(-1) || 'the file'
  if (keyword === 'additionalProperties') {
    const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {})
    return `${name} has an unknown "${String(params['additionalProperty'])}"; known: ${known.join(', ')}`
  }
  const words =
    keyword === 'enum' ? (params as { allowedValues: readonly unknown[] }).allowedValues : TYPES_OF[name]
  if (!words) return `${name} ${message}, got ${got}`
  const near = typeof data === 'string' ? `; did you mean "${closestOf(data, words.map(String))}"?` : ''
  return `${name} must be one of ${words.join(', ')}, got ${got}${near}`
}

/** `type` may be a name or a list of names, so Ajv's own message lists no allowed words. */
const TYPES_OF: Readonly<Record<string, readonly string[]>> = {
  type: ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'],
}
