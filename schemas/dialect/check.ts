import { checkAnnotations, checkHints } from './check-annotations'
import { checkRule, checkRulePlace } from './check-conditions'
import { closestOf } from './closest'
import { besideRef, knownKeywords, typesOfKeyword } from './keywords'
import type { DialectProblem, Report } from './problem'
import { typeOf, type Schema, type SourceSchema, type TypeName } from './schema'
import { walk, type SchemaPosition } from './walk'
import { formChecker } from './form-problems'
import { NEUTRAL_ENTITIES } from './kinds'
import { sourceSchema } from './source-schema'

/** Checks the type of every keyword's value; the other checks rely on it. */
const checkForm = formChecker(sourceSchema({ closed: false }))

/**
 * Every breach of the dialect in one source file. Pure.
 * @param entities kinds of rows that `x-entity` may name
 */
export function checkSource(
  source: SourceSchema,
  entities: readonly string[] = NEUTRAL_ENTITIES,
): DialectProblem[] {
  const malformed = checkForm(source.file, source.schema)
  if (malformed.length > 0) return malformed
  const problems: DialectProblem[] = []
  const reportAt =
    (pointer: string): Report =>
    (message) =>
      problems.push({ file: source.file, pointer, message })
  // A reserved type does not describe its content, which is kept unchanged.
  const opaque = source.schema['x-ui']?.opaque === true
  checkRoot(source, opaque, reportAt('#'))
  walk(source.schema, (schema, at) => {
    const report = reportAt(at.pointer)
    checkKeywords(schema, report)
    if (schema.$ref !== undefined) checkRef(schema, at, report)
    else if (schema['x-narrow']) report('x-narrow stands only beside $ref')
    if (!at.conditional && !(opaque && at.role === 'property')) checkShape(schema, at, report)
    if (schema.allOf) checkRulePlace(at, report)
    if (at.role === 'rule' && at.parent) checkRule(schema, at.parent, report)
    else if (schema.if || schema.then) report('if / then stand only inside allOf at the root of props')
    checkAnnotations(schema, at, entities, report)
    checkHints(schema['x-ui'], schema, source.schema, report)
    for (const narrowing of Object.values(schema['x-narrow'] ?? {}))
      checkHints(narrowing['x-ui'], schema, source.schema, report)
    checkPattern(schema, report)
    if (at.role === 'property' && !at.conditional && at.pointer !== '#/properties/props')
      checkTitle(schema, report)
  })
  return problems
}

function checkTitle({ title, $ref, 'x-ui': ui }: Schema, report: Report): void {
  if (title === undefined && $ref === undefined && ui?.widget !== 'hidden')
    report('a title (what an operator reads) is missing')
}

function checkPattern({ pattern }: Schema, report: Report): void {
  if (pattern === undefined) return
  try {
    RegExp(pattern, 'u')
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    report(`pattern: expected a regular expression (flag u): ${error.message}`)
  }
}

/** Reserved names: generated files that belong to no source. */
const RESERVED = ['page', 'index', 'all', 'common']

/**
 * Checks across files: ids, type names and types are unique. A widget and a record of the same name would overwrite each
 * other's generated files; names that differ only in case are the same file on some systems.
 */
export function checkTogether(sources: SourceSchema[]): DialectProblem[] {
  const problems: DialectProblem[] = []
  const seen = new Map<string, string>()
  for (const source of sources) {
    const type = typeOf(source.id).toLowerCase()
    const isTyped = !source.id.startsWith('common/')
    if (isTyped && RESERVED.includes(type))
      problems.push({
        file: source.file,
        pointer: '#',
        message: `the name "${type}" is reserved; choose another`,
      })
    const words = [
      `$id ${source.id}`,
      `x-name ${source.schema['x-name']}`,
      ...(isTyped ? [`the name "${type}"`] : []),
    ]
    for (const word of words) {
      const other = seen.get(word)
      if (other) problems.push({ file: source.file, pointer: '#', message: `${word} is taken by ${other}` })
      seen.set(word, source.file)
    }
  }
  return problems
}

function checkRoot({ id, file, schema }: SourceSchema, opaque: boolean, report: Report): void {
  if (schema.$id !== id)
    report(`$id must be "${id}" after its place ${file}, got ${JSON.stringify(schema.$id)}`)
  if (!schema.title) report('a title (what an operator reads) is missing')
  if (!schema['x-name']) report('x-name (the type name) is missing')
  if (id.startsWith('common/')) return
  const { props, style, ...others } = schema.properties ?? {}
  if (!props) report(`${typeOf(id)} must be an object of props and style; props is missing`)
  for (const name of Object.keys(others)) report(`only props and style belong at the root, got "${name}"`)
  if (style && style.$ref === undefined && !opaque) report('style must be a $ref to the shared box style')
  if (!Number.isInteger(schema['x-version'])) report('x-version must be an integer from 1')
}

function checkKeywords(schema: Schema, report: Report): void {
  for (const key of Object.keys(schema))
    if (!knownKeywords.has(key))
      report(
        why[key]
          ? `"${key}" is not part of the dialect. ${why[key]}`
          : `unknown keyword "${key}"; did you mean "${closestOf(key, knownKeywords)}"?`,
      )
}

/** Keywords of draft-07 that are excluded on purpose. */
const why: Record<string, string> = {
  oneOf: 'Forms cannot walk alternatives: use a flat object and a named rule.',
  anyOf: 'Forms cannot walk alternatives: use a flat object and a named rule.',
  definitions: 'Shared schemas live in schemas/common.',
  $defs: 'Shared schemas live in schemas/common.',
  patternProperties: 'Objects are closed: name every property.',
  format: 'Use pattern, which standalone validators can carry.',
  else: 'Write a second rule instead.',
}

function checkRef(schema: Schema, at: SchemaPosition, report: Report): void {
  if (!/^common\/[a-z][a-z0-9-]*$/.test(schema.$ref ?? ''))
    report(`$ref goes to common/* only, got "${schema.$ref}"`)
  if (at.conditional) report('$ref cannot stand inside if / then')
  if (at.role !== 'property' && at.role !== 'item') report('$ref stands only as a property or as items')
  for (const key of Object.keys(schema))
    if (!besideRef.has(key))
      report(
        `"${key}" cannot stand beside $ref; only title, description, default and x-*; narrow with x-narrow`,
      )
}

function checkShape(schema: Schema, at: SchemaPosition, report: Report): void {
  const types = new Set([schema.type ?? []].flat())
  for (const [key, fitting] of Object.entries(typesOfKeyword))
    if (key in schema && types.size > 0 && !fitting.some((type) => types.has(type as TypeName)))
      report(`${key} says nothing about type ${[...types].join(' | ')}; it belongs to ${fitting.join(' | ')}`)
  if (types.has('object') && schema.additionalProperties !== false)
    report('every object needs "additionalProperties": false')
  if (schema.properties && !types.has('object')) report('properties need "type": "object"')
  if (schema.items && !types.has('array')) report('items need "type": "array"')
  if (types.has('array') && !schema.items) report('an array needs items')
  for (const name of Object.keys(schema.properties ?? {}))
    if (!/^[A-Za-z][\w-]*$/.test(name)) report(`property names are letters, digits, _ and -, got "${name}"`)
  for (const name of schema.required ?? [])
    if (!schema.properties?.[name]) report(`required names "${name}", which is no property`)
  if (Array.isArray(schema.items)) {
    const size = schema.items.length
    if (schema.additionalItems !== false) report('a tuple needs "additionalItems": false')
    if (schema.minItems !== size || schema.maxItems !== size)
      report(`a tuple of ${size} needs minItems and maxItems ${size}`)
  }
  const constrained = schema.$ref ?? schema.type ?? schema.enum ?? schema.const
  if (constrained === undefined && at.role !== 'rule') report('a type is missing')
}
