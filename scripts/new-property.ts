/**
 * `npm run new:property -- W0026 subtitle 副标题 string --max 40`: one property more, with its default, in the schema of a
 * widget, a section, a setting or a shared shape. What is saved needs no step: it has the default.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { positionsOf } from '@schemas/text/positions'
import { formatted } from './generate/output'
import { readSources, repository, type Sources } from './generate/sources'
import { regenerate, writeFiles } from './generate/write'
import { argumentsOf, meant, refuse } from './launch/cli.mjs'
import { offsetOf, withProperty } from './new-property/files'

const { values, positionals } = argumentsOf('new:property')
const [type = '', name = '', title = '', kind = '', ...rest] = positionals
if (rest.length > 0) refuse('new:property', `Expected four arguments, got also ${rest.join(' ')}.`)
const given = (...keys: string[]): Record<string, string> =>
  Object.fromEntries(keys.flatMap((key) => (typeof values[key] === 'string' ? [[key, values[key]]] : [])))

const { id, file, before, after } = await written()
await writeFiles({ [file]: after })
try {
  await regenerate()
} catch (error) {
  await writeFiles({ [file]: before })
  throw error
}
const { line } = positionsOf(after)(offsetOf({ id, text: after }, name))
const tests: Readonly<Record<string, string>> = {
  widgets: `tests/contract/widgets -t ${type}`,
  sections: 'tests/contract/every-page.test.ts',
  settings: 'schemas/site-settings.test.ts',
  common: 'tests/contract/widgets',
}
console.log(`${file}:${line}

${type} has ${name} now. What is saved gets its default, so the version stays. Next:
  npx vitest run ${tests[id.split('/')[0] ?? '']}`)

/** The schema's source before and after. */
async function written() {
  try {
    const sources = readSources()
    const source = sourceOf(sources)
    const text = await readFile(path.join(repository, source.file), 'utf8')
    const property = {
      name,
      title,
      kind,
      options: given('default', 'min', 'max', 'unit', 'values'),
      ...given('group', 'after', 'about'),
    }
    const commons = new Map(sources.commons.map((common) => [common.id, common]))
    const longer = withProperty({ ...source, text }, property, commons)
    return { id: source.id, file: source.file, before: text, after: await formatted(source.file, longer) }
  } catch (error) {
    refuse('new:property', error instanceof Error ? error.message : String(error))
  }
}

/** The schema that has the type. @throws Error naming those that there are */
function sourceOf({ commons, widgets, settings, records, actions, sheets }: Sources) {
  const stored = [...records, ...actions, ...sheets].find((each) => each.type === type)
  if (stored)
    throw new Error(
      `Expected a widget, section, setting or shared shape, got ${stored.file}: a property of it needs a column or a ` +
        'handler too (docs/recipes.md).',
    )
  const shapes = commons.map((common) => ({ ...common, type: common.id.slice('common/'.length) }))
  const all = [...widgets, ...settings, ...shapes]
  const names = all.map((each) => each.type)
  const source = all.find((each) => each.type === type)
  if (source) return source
  throw new Error(
    `Expected a widget, section, setting or shared shape, got ${JSON.stringify(type)}${meant(type, names)}`,
  )
}
