/** `npm run new:widget -- W0026 标题`: schema and renderer of a new widget, ready for the contract suite. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { allFormatted } from './generate/output'
import { repository } from './generate/sources'
import { regenerate, writeFiles } from './generate/write'
import { argumentsOf, refuse } from './launch/cli.mjs'
import { widgetFiles } from './new-widget/files'

const [type = '', title = '', ...rest] = argumentsOf('new:widget').positionals
if (!/^W\d{4}$/.test(type))
  refuse('new:widget', `A type is W and four digits, such as W0026; got ${JSON.stringify(type)}.`)
if (title.trim() === '') refuse('new:widget', 'The title, which operators read, is missing.')
if (rest.length > 0)
  refuse('new:widget', `One title is wanted, quoted when it has spaces; got also ${rest.join(' ')}.`)

const files = widgetFiles(type, title)
const isThere = (file: string) => existsSync(path.join(repository, file))
const kept = Object.keys(files).filter(isThere)
await writeFiles(
  await allFormatted(Object.fromEntries(Object.entries(files).filter(([file]) => !isThere(file)))),
)
await regenerate()

for (const file of Object.keys(files)) console.log(`${file}${kept.includes(file) ? ' (kept)' : ''}`)
console.log(`
${type} ${title} is in the registry, the palette and the contract suite. Next:
  1. schemas/widgets/${type}.schema.json: its properties, limits and messages; then npm run generate
  2. widgets/${type}/Render.tsx: how it looks; a page in samples/ for each state that default.json does not show
  3. to let it lie in free panels, add it to x-children of schemas/widgets/W0006.schema.json
  4. npx vitest run tests/contract/widgets -t ${type}
  5. npm run screens -- --palette draws its picture for the palette
  6. npm run freeze -- ${type}, when its schema is what you want to release`)
