import { existsSync } from 'node:fs'
import path from 'node:path'
import { formatted } from '@scripts/generate/output'
import { writeFiles } from '@scripts/generate/write'
import { schemaOf } from '@scripts/new-widget/files'
import { generate } from './generate'

/** Schema and renderer of a new widget; both are kept where they are there already. */
export async function newWidget([name = '', title = '']: string[]): Promise<void> {
  if (!/^[a-z][a-z0-9-]*$/.test(name) || title.trim() === '')
    throw new Error(
      `Expected a name of small letters, digits and -, and a title; got ${JSON.stringify([name, title])}.`,
    )
  const type = name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())
  const files = {
    [`schemas/widgets/${name}.schema.json`]: `${JSON.stringify(schemaOf(name, title, type), null, 2)}\n`,
    [`src/widgets/${name}.tsx`]: rendererOf(name, type),
  }
  const missing = Object.entries(files).filter(([file]) => !existsSync(path.resolve(file)))
  const texts = missing.map(
    async ([file, text]) => [path.resolve(file), await formatted(file, text)] as const,
  )
  await writeFiles(Object.fromEntries(await Promise.all(texts)), '')
  for (const file of Object.keys(files)) console.log(file)
  await generate([])
}

const rendererOf = (name: string, type: string) => `import { defineWidget } from '@pumian/engine'
import type { ${type}Props } from '../../schemas/generated/types'

export default defineWidget<${type}Props>({
  type: '${name}',
  Render: ({ props }) => <p>{props.text}</p>,
})
`
