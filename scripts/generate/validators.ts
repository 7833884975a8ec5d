import standaloneCode from 'ajv/dist/standalone'
import { createAjv } from '@schemas/dialect/ajv'
import { annotationKeywords, xKeywords } from '@schemas/dialect/keywords'
import type { Schema } from '@schemas/dialect/schema'
import { mapSchemas } from '@schemas/dialect/walk'
import { banner, generatedFolder, type Files, type Output } from './output'

const folder = `${generatedFolder}/validators`

/** One standalone module per widget and one for the envelope, and two maps over them. */
export const validators: Output = ({ widgets, envelope }) => {
  const files: Files = {}
  const add = (name: string, schema: Schema) => {
    files[`${folder}/${name}.js`] = standalone(name, schema)
    files[`${folder}/${name}.d.ts`] = declaration
  }
  for (const { type, resolved } of widgets) add(type, resolved)
  add('page', envelope)
  const types = widgets.map(({ type }) => type)
  files[`${folder}/index.ts`] = lazyMap(types)
  files[`${folder}/all.ts`] = eagerMap(types)
  return files
}

/** ESM text of a validator that runs without Ajv, `eval` and `require`. */
export function standalone(name: string, schema: Schema): string {
  const ajv = createAjv({ code: { source: true, esm: true, lines: true, optimize: 2 }, messages: false })
  const bare = withoutAnnotations(schema)
  const code = standaloneCode(ajv, ajv.compile(bare))
  return banner + importsFor(name, withoutSchema(code, bare))
}

const annotations: ReadonlySet<string> = new Set([...annotationKeywords, ...xKeywords])

const withoutAnnotations = (schema: Schema): Schema =>
  mapSchemas(schema, (node) =>
    Object.fromEntries(Object.entries(node).filter(([key]) => !annotations.has(key))),
  )

/** Ajv puts the whole schema into the module to read enums and property names from; only those stay. */
function withoutSchema(code: string, schema: Schema): string {
  const literals = new Map<string, string>()
  const body = code
    .replace(/const schema\d+ = .*;\n/, '')
    .replaceAll(/schema\d+((?:\.\w+|\["[^"]*"\]|\[\d+\])+)/g, (_all, path: string) => {
      const steps = [...path.matchAll(/\.(\w+)|\["([^"]*)"\]|\[(\d+)\]/g)].map(
        (m) => m[1] ?? m[2] ?? m[3] ?? '',
      )
      const literal = JSON.stringify(keptOf(steps, schema))
      const local = literals.get(literal) ?? `literal${literals.size}`
      literals.set(literal, local)
      return local
    })
  return [...literals].map(([literal, local]) => `const ${local} = ${literal};\n`).join('') + body
}

/** The value at `steps`; of a map of properties only the names, which is all that Ajv asks it for. */
function keptOf(steps: string[], schema: Schema): unknown {
  let value: unknown = schema
  for (const step of steps) value = (value as Record<string, unknown>)[step]
  if (steps.at(-1) !== 'properties' || steps.at(-2) === 'properties') return value
  return Object.fromEntries(Object.keys(value as object).map((name) => [name, 1]))
}

/** Ajv writes `require(...)` even into ESM; each becomes an import of our own copy. */
function importsFor(name: string, code: string): string {
  const imports: string[] = []
  const body = code.replaceAll(
    /const (\w+) = require\("([^"]+)"\)(?:\.default)?;/g,
    (_all, local: string, module: string) => {
      const helper = runtime[module]
      if (!helper)
        throw new Error(
          `The validator of ${name} needs ${module}, which schemas/validator-runtime.ts does not offer. ` +
            'Write the schema with pattern and plain enums instead.',
        )
      imports.push(`import { ${helper} as ${local} } from '../../validator-runtime';\n`)
      return ''
    },
  )
  // The envelope's texts, uuids and order keys, never repeat.
  const withPatterns = name === 'page' ? body : body.replaceAll('= new RegExp(', '= memoPattern(')
  if (withPatterns !== body) imports.push("import { memoPattern } from '../../validator-runtime';\n")
  return imports.join('') + withPatterns
}

const runtime: Record<string, string> = { 'ajv/dist/runtime/ucs2length': 'ucs2length' }

const declaration = `${banner}import type { Validate } from '../../validate-function'

declare const validate: Validate
export default validate
`

const lazyMap = (types: string[]) => `${banner}import type { Validate } from '../../validate-function'

/** Type → its validator, loaded when asked for. */
export const loadValidator: Record<string, () => Promise<Validate>> = {
${types.map((type) => `  ${keyOf(type)}: () => import('./${type}').then((m) => m.default),\n`).join('')}}
`

const eagerMap = (types: string[]) => `${banner}${[...types, 'page']
  .map((type) => `import ${localOf(type)} from './${type}'\n`)
  .join('')}import type { Validate } from '../../validate-function'

export const validatePage: Validate = ${localOf('page')}

/** Type → its validator, all of them at hand: for server and command line. */
export const validators: Record<string, Validate> = {
${types.map((type) => (keyOf(type) === localOf(type) ? `  ${type},\n` : `  ${keyOf(type)}: ${localOf(type)},\n`)).join('')}}
`

const keyOf = (type: string) => (/^\w+$/.test(type) ? type : `'${type}'`)
const localOf = (type: string) => type.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
