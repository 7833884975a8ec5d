import standaloneCode from 'ajv/dist/standalone'
import { createAjv } from '@schemas/dialect/ajv'
import { annotationKeywords, xKeywords } from '@schemas/dialect/keywords'
import type { Schema } from '@schemas/dialect/schema'
import { mapSchemas } from '@schemas/dialect/walk'
import { banner } from './output'

/**
 * ESM text of a validator that runs without Ajv, `eval` and `require`.
 * @param styleModule validates the style, the last property, in place of code of its own
 */
export function standalone(name: string, schema: Schema, styleModule?: string): string {
  const ajv = createAjv({ code: { source: true, esm: true, lines: true, optimize: 2 }, messages: false })
  const whole = withoutAnnotations(schema)
  const bare = styleModule ? { ...whole, properties: { ...whole.properties, style: {} } } : whole
  const code = standaloneCode(ajv, ajv.compile(bare))
  const own = withImports(name, withoutSchema(brief(code), bare), styleModule ? ['inTurn'] : [])
  return banner + exported(own, styleModule)
}

/** What a widget's schema says of its style alone, with the same paths; as text for comparison. */
export const styleSchemaOf = (schema: Schema): string =>
  JSON.stringify({ properties: { style: withoutAnnotations(schema).properties?.['style'] ?? {} } })

/** In brackets, which V8 takes as a sign that a function is called soon: it is compiled at once instead of being read twice. */
function exported(code: string, styleModule?: string): string {
  const [, before, name, imports, parameters] =
    /^([^]*?)export const validate = (\w+);\nexport default \2;\n([^]*)\nfunction \2\(([^]*\n\})\s*$/.exec(
      code,
    ) ?? []
  if (name === undefined) throw new Error('Expected one function that Ajv exports twice.')
  const ours = `${before}${imports}\nconst ${name} = (function ${name}(${parameters});\n`
  const own = styleModule ? `inTurn(${name}, () => validateStyle)` : name
  const style = styleModule ? `import { validate as validateStyle } from './${styleModule}';\n` : ''
  return `${style}${ours}export const validate = ${own};\nexport default validate;\n`
}

const annotations: ReadonlySet<string> = new Set([...annotationKeywords, ...xKeywords])

const withoutAnnotations = (schema: Schema): Schema =>
  mapSchemas(schema, (node) =>
    Object.fromEntries(Object.entries(node).filter(([key]) => !annotations.has(key))),
  )

/** Ajv puts the whole schema into the module to read enums and property names from; only those are kept. */
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

/** The value at `steps`; of a map of properties only the names, which is all that Ajv reads. */
function keptOf(steps: string[], schema: Schema): unknown {
  let value: unknown = schema
  for (const step of steps) value = (value as Record<string, unknown>)[step]
  if (steps.at(-1) !== 'properties' || steps.at(-2) === 'properties') return value
  return Object.fromEntries(Object.keys(value as object).map((name) => [name, 1]))
}

/**
 * For each keyword Ajv inlines how an error is added to the list; a call needs a quarter less code, and V8 does not
 * optimise functions beyond 60 KB of bytecode.
 */
function brief(code: string): string {
  const spelled =
    /const (err\d+) = \{instancePath(:?)([^\n]*?),?schemaPath:([^\n]*?),keyword:("\w+"),params:([^\n]*)\};\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g
  const short = code
    .replace('"use strict";\n', '')
    // the literal maps names to 1; reading from it takes a third of the time of `hasOwnProperty`
    .replaceAll(/!\(func\d+\.call\((schema[^\n]+?), (key\d+)\)\)/g, '$1[$2] !== 1')
    .replaceAll(spelled, (_all, _error, colon, path, schemaPath, keyword, params) => {
      const instancePath = colon === '' ? 'instancePath' : String(path)
      return `vErrors = addError(vErrors, ${instancePath}, ${schemaPath}, ${keyword}, ${params});`
    })
  const [line, hasOwn] = /const (func\d+) = Object\.prototype\.hasOwnProperty;\n/.exec(short) ?? []
  return line && !short.includes(`${hasOwn}.call(`) ? short.replace(line, '') : short
}

/** Functions called by the code come from our own run time; Ajv writes `require(...)` for them even into ESM. */
function withImports(name: string, code: string, helpers: string[]): string {
  const imports = new Set<string>(helpers)
  const body = code.replaceAll(
    /const (\w+) = require\("([^"]+)"\)(?:\.default)?;\n?/g,
    (_all, local: string, module: string) => {
      if (module !== 'ajv/dist/runtime/ucs2length')
        throw new Error(
          `The validator of ${name} needs ${module}, which schemas/validator-runtime.ts does not offer. ` +
            'Write the schema with pattern and plain enums instead.',
        )
      imports.add(`ucs2length as ${local}`)
      return ''
    },
  )
  // texts, uuids and order keys of the envelope never repeat
  const result = name === 'page' ? body : body.replaceAll('= new RegExp(', '= memoPattern(')
  for (const helper of ['addError', 'memoPattern']) if (result.includes(`${helper}(`)) imports.add(helper)
  return `import { ${[...imports].toSorted().join(', ')} } from '../../validator-runtime';\n${result}`
}
