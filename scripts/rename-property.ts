/**
 * `npm run rename:property -- W0026 text heading`: renames a property of a widget in its schema and renderer. Where the
 * schema's version was released, the next one begins, with a step that renames what is saved.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Schema } from '@schemas/dialect/schema'
import { allFormatted, type Files } from './generate/output'
import { repository } from './generate/sources'
import { regenerate, writeFiles } from './generate/write'
import { argumentsOf, refuse } from './launch/cli.mjs'
import { readFrozen } from './migrations/frozen'
import { NAME, renamedSchema, withRenamedReads, withRenamingStep } from './rename-property/files'

const [type = '', from = '', to = '', ...rest] = argumentsOf('rename:property').positionals
const schemaFile = `schemas/widgets/${type}.schema.json`
const isThere = (file: string) => existsSync(path.join(repository, file))
const text = (file: string) => readFile(path.join(repository, file), 'utf8')
if (!/^W\d{4}$/.test(type) || !isThere(schemaFile))
  refuse(
    'rename:property',
    `Expected a widget type with a schema, such as W0011; got ${JSON.stringify(type)}.`,
  )
if (!NAME.test(to))
  refuse(
    'rename:property',
    `A name is letters and digits, the first one small, such as heading; got ${JSON.stringify(to)}.`,
  )
if (rest.length > 0) refuse('rename:property', `Expected three arguments, got also ${rest.join(' ')}.`)

const schema = await text(schemaFile)
const current = (JSON.parse(schema) as Schema)['x-version'] ?? 1
const isReleased = (await readFrozen())[type]?.some(({ version }) => version === current) === true
const stepsFile = `schemas/migrations/${type}/steps.ts`
const files: Files = {}
try {
  files[schemaFile] = renamedSchema(schema, { from, to }, isReleased ? current + 1 : current)
  if (isReleased) {
    const steps = isThere(stepsFile) ? await text(stepsFile) : undefined
    files[stepsFile] = withRenamingStep({ from, to }, current, steps)
  }
} catch (error) {
  refuse('rename:property', error instanceof Error ? error.message : String(error))
}
const folder = `widgets/${type}`
const renderers = isThere(folder)
  ? readdirSync(path.join(repository, folder)).filter((file) => /\.tsx?$/.test(file))
  : []
for (const file of renderers.map((name) => `${folder}/${name}`)) {
  const before = await text(file)
  const after = withRenamedReads(before, { from, to })
  if (after !== before) files[file] = after
}
await writeFiles(await allFormatted(files))
await regenerate()

for (const file of Object.keys(files)) console.log(file)
console.log(`
${type}: ${from} is ${to} now${isReleased ? `, from version ${current + 1} on` : ''}. Next:
  1. npx vitest run tests/contract/widgets -t ${type}
  2. npm run check -- types names what else reads ${from}
  3. npm run freeze -- ${type}, when its schema is what you want to release`)
