import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkGenerated } from './check-generated'
import { generatedOnDisk } from './generate/disk'
import type { Files } from './generate/output'
import { generate } from './generate/outputs'
import { repository } from './generate/sources'

const FIELDS = 'docs/zh/handbook/fields.md'

describe('generated files', () => {
  let root: string
  const files: Files = {}
  const at = (file: string) => path.join(root, file)

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'generated-'))
    for (const source of ['schemas', 'widgets', 'docs/widgets.md', FIELDS])
      await cp(path.join(repository, source), at(source), { recursive: true })
    // `npm run check -- generated` holds them up to date
    for (const file of await generatedOnDisk(root)) files[file] = await readFile(at(file), 'utf8')
  }, 60_000)

  afterAll(() => rm(root, { recursive: true }))

  it('a manual edit is found, with file and command', async () => {
    const file = 'schemas/generated/types.ts'
    const text = await readFile(at(file), 'utf8')
    await writeFile(at(file), text.replace('autoplay: boolean', 'autoplay: string'))
    expect(await checkGenerated(root, files)).toEqual([`${file} is stale; run: npm run generate`])
    await rm(at(file))
    expect(await checkGenerated(root, files)).toEqual([`${file} is missing; run: npm run generate`])
    await writeFile(at(file), text)
  })

  it('a changed limit makes the files with it stale; all others get the same bytes', async () => {
    const source = at('schemas/widgets/W0001.schema.json')
    const text = await readFile(source, 'utf8')
    await writeFile(source, text.replace('"maxItems": 5', '"maxItems": 6'))
    const stale = await checkGenerated(root)
    expect(stale.toSorted()).toEqual(
      [
        FIELDS,
        'schemas/generated/page.schema.json',
        'schemas/generated/resolved/W0001.ts',
        'schemas/generated/validators/W0001.js',
      ].map((file) => `${file} is stale; run: npm run generate`),
    )
    await writeFile(source, text)
  })

  it('a left-over file is found', async () => {
    await writeFile(at('schemas/generated/old.ts'), '')
    expect(await checkGenerated(root, files)).toEqual([
      'schemas/generated/old.ts is made by nothing any more; run: npm run generate',
    ])
    await rm(at('schemas/generated/old.ts'))
  })

  it('a typo in a keyword stops the generator and names file and position', async () => {
    const source = at('schemas/common/colour.schema.json')
    const text = await readFile(source, 'utf8')
    await writeFile(source, text.replace('x-messages', 'x-mesages'))
    await expect(generate(root)).rejects.toThrow(
      'schemas/common/colour.schema.json:1:1 #: unknown keyword "x-mesages"; did you mean "x-messages"?',
    )
    await writeFile(source, text)
  })
})
