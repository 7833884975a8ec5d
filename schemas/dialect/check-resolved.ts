import { createAjv } from './ajv'
import { checkTightens } from './check-conditions'
import type { DialectProblem } from './problem'
import type { Schema, SourceSchema } from './schema'
import { walk } from './walk'

/** Checks that need inlined references: invalid defaults, and a `then` that widens. */
export function checkResolved(source: SourceSchema, resolved: Schema): DialectProblem[] {
  return [...checkDefaults(source, resolved), ...checkConsequences(source, resolved)]
}

function checkConsequences({ file }: SourceSchema, resolved: Schema): DialectProblem[] {
  const problems: DialectProblem[] = []
  const props = resolved.properties?.['props']
  for (const [i, rule] of (props?.allOf ?? []).entries())
    checkTightens(rule.then ?? {}, props, 'then', (message) =>
      problems.push({ file, pointer: `#/properties/props/allOf/${i}`, message }),
    )
  return problems
}

/** Every default must be a value that its own schema accepts (rule dialect-4). */
function checkDefaults(source: SourceSchema, resolved: Schema): DialectProblem[] {
  const problems: DialectProblem[] = []
  const ajv = createAjv()
  walk(resolved, (schema, at) => {
    if (schema.default === undefined) return
    const validate = compiled(ajv, schema)
    if (validate(schema.default)) return
    const [error] = validate.errors ?? []
    problems.push({
      file: source.file,
      pointer: at.pointer,
      message: `default ${JSON.stringify(schema.default)} is not valid: ${error?.instancePath ?? ''} ${error?.message ?? ''}`,
    })
  })
  return problems
}

/** Shared types occur hundreds of times, so each schema text is compiled once. */
const cache = new Map<string, ReturnType<ReturnType<typeof createAjv>['compile']>>()

function compiled(ajv: ReturnType<typeof createAjv>, schema: Schema) {
  const { $id: _id, ...body } = schema
  const text = JSON.stringify(body)
  const known = cache.get(text)
  if (known) return known
  const validate = ajv.compile(body)
  cache.set(text, validate)
  return validate
}
