/** `npm run new:widget -- W0026 标题`: schema, renderer and sample of a new widget, ready for the contract suite. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { repository } from './generate/sources'
import type { Files } from './generate/output'
import { regenerate, writeFiles } from './generate/write'
import { samplePage, widgetFiles } from './new-widget/files'

function refuse(message: string): never {
  console.error(`${message}\n用法：npm run new:widget -- W0026 标题`)
  process.exit(2)
}

async function formatted(files: Files): Promise<Files> {
  const config = await resolveConfig(path.join(repository, 'package.json'))
  const texts = Object.entries(files).map(
    async ([file, text]) => [file, await format(text, { ...config, filepath: file })] as const,
  )
  return Object.fromEntries(await Promise.all(texts))
}

const [type = '', title = '', ...rest] = process.argv.slice(2)
if (!/^W\d{4}$/.test(type)) refuse(`A type is W and four digits, such as W0026; got ${JSON.stringify(type)}.`)
if (title.trim() === '') refuse('The title, which operators read, is missing.')
if (rest.length > 0) refuse(`One title is wanted, quoted when it has spaces; got also ${rest.join(' ')}.`)

const files = widgetFiles(type, title)
const taken = Object.keys(files).find((file) => existsSync(path.join(repository, file)))
if (taken) refuse(`${type} exists already: ${taken}.`)

await writeFiles(await formatted(files))
await regenerate()
// Loaded only now, when the generated tables know the new type.
const { insertDefaults, serialisePage } = await import('@schemas')
const sample = `widgets/${type}/samples/default.json`
await writeFiles({ [sample]: serialisePage(samplePage(type, insertDefaults(type))) })

for (const file of [...Object.keys(files), sample]) console.log(file)
console.log(`
${type} ${title} is in the registry, the palette and the contract suite. Next:
  1. schemas/widgets/${type}.schema.json: its properties, limits and messages; then npm run generate
  2. widgets/${type}/Render.tsx: how it looks; one sample page for each state in samples/
  3. to let it lie in free panels, add it to x-children of schemas/widgets/W0006.schema.json
  4. npm run freeze, when its schema is what you want to release
  5. npm test`)
