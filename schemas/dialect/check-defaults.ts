import { createAjv } from './ajv'
import type { DialectProblem } from './problem'
import type { Schema, SourceSchema } from './schema'
import { walk } from './walk'

/** Every default must be a value that its own schema accepts (engine.md §1.11). Needs the resolved schema. */
export function checkDefaults(source: SourceSchema, resolved: Schema): DialectProblem[] {
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

/** Shared types come back hundreds of times, so each text is compiled once. */
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
