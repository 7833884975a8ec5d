import { parsePage, serialisePage } from '@schemas'
import { remove, setAlias, setPage } from '@engine/commands'
import { Editor } from '@engine/editor/editor'
import { faultsOf } from '@tests/helpers/widget-tree'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { childrenOf } from './children'
import { fromJson, toJson } from './json'
import { walk } from './walk'

const widgets = new URL('../../widgets/', import.meta.url)
const samples = readdirSync(widgets, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /samples.[^/\\]+\.json$/.test(file),
)

test.each(samples)('%s: reading, editing, undoing and saving gives the same bytes', (file) => {
  const text = readFileSync(new URL(file, widgets), 'utf8')
  const { page, problems } = parsePage(text)
  expect([problems.filter(({ severity }) => severity === 'error'), page === null]).toEqual([[], false])
  if (!page) return
  const editor = new Editor(fromJson(page))
  expect(faultsOf(editor.doc)).toEqual([])
  expect(serialisePage(toJson(editor.doc))).toBe(text)

  editor.run(setPage(['title'], '别的'))
  for (const uuid of walk(editor.doc)) editor.run(setAlias(uuid, '别名'))
  for (const uuid of childrenOf(editor.doc, null)) editor.run(remove(uuid))
  expect(editor.doc.widgets.size).toBe(0)
  while (editor.undo());
  expect(serialisePage(toJson(editor.doc))).toBe(text)
})
