import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesOf } from '@schemas/tables/from-schemas'
import { createSchemas, type Tables } from '@schemas/tables/tables'
import counter from '../../examples/common/schemas/widgets/counter.schema.json'
import notice from '../../examples/common/schemas/widgets/notice.schema.json'
import page from '../../schemas/widgets/W0000.schema.json'
import { generateHost } from './host'
import { repository } from './sources'
import { regenerateHost, writeFiles } from './write'

// inside of the repository: what is generated here is imported
const root = path.join(repository, '.cache/host-test')
const out = path.join(root, 'made')

beforeAll(async () => {
  await rm(root, { recursive: true, force: true })
  await cp(path.join(repository, 'examples/common/schemas/widgets'), path.join(root, 'schemas/widgets'), {
    recursive: true,
  })
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('the tables of an application are those of its schemas, and name no widget of the shop', async () => {
  const files = await generateHost(root, {
    out,
    specifierOf: (file) => path.join(repository, 'schemas', file),
  })
  for (const [file, text] of Object.entries(files)) {
    const [named] = /\bW00(?!00)\d\d\b/.exec(text) ?? []
    expect([file, named]).toEqual([file, undefined])
  }
  await writeFiles(files, '')
  const { tables } = (await import(path.join(out, 'index.ts'))) as { tables: Tables }
  const { types } = createSchemas(tables)
  expect(types).toEqual(['W0000', 'counter', 'notice'])
  const built = tablesOf({ widgets: [page, counter, notice] })
  const plain = ({ validators: _validators, forms: _forms, catalogue, messages, ...others }: Tables) => ({
    ...others,
    messages: Object.fromEntries(types.map((type) => [type, messages[type]])),
    catalogue: Object.values(catalogue).map(({ pinyin: _pinyin, ...entry }) => entry),
  })
  expect(plain(tables)).toEqual(JSON.parse(JSON.stringify(plain(built))))
  for (const type of types) {
    const [generated, atRunTime] = await Promise.all([tables.forms[type]?.(), built.forms[type]?.()])
    // of the generated one alone, for editors
    expect(JSON.stringify({ ...generated, $schema: undefined })).toBe(JSON.stringify(atRunTime))
    for (const content of [{ props: {} }, { props: { count: 120, text: '', other: 1 } }, { props: 1 }]) {
      const errors = [tables, built].map(({ validators }) => {
        validators[type]?.(content)
        return validators[type]?.errors?.map(
          ({ schemaPath, instancePath }) => `${schemaPath} ${instancePath}`,
        )
      })
      expect(errors[0]).toEqual(errors[1])
    }
  }
})

test('generated code of an application imports the package alone, and its own steps', async () => {
  const steps = path.join(root, 'schemas/migrations/counter')
  await mkdir(steps, { recursive: true })
  await writeFile(path.join(steps, 'steps.ts'), 'export const steps = {}\n')
  const files = await generateHost(root, { out })
  const leading = Object.values(files).flatMap((text) =>
    [...text.matchAll(/ from '([^']+)'/g)].flatMap(([, module = '']) =>
      /^\.\/|^\.\.\/(?:resolved|validators)\//.test(module) ? [] : [module],
    ),
  )
  expect([...new Set(leading)].toSorted()).toEqual([
    '../schemas/migrations/counter/steps',
    '@pumian/engine/generated',
  ])
})

test('a folder with other files is left alone', async () => {
  const taken = path.join(root, 'taken')
  await mkdir(taken, { recursive: true })
  await writeFile(path.join(taken, 'notes.md'), 'mine')
  await expect(regenerateHost(root, taken)).rejects.toThrow(
    `Expected a folder of generated files, got ${taken} with`,
  )
  expect(await readFile(path.join(taken, 'notes.md'), 'utf8')).toBe('mine')
})
