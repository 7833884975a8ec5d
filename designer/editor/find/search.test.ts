import { expect, it } from 'vitest'
import { setAlias } from '@engine/design'
import { openWorkspace } from '@tests/helpers/workspace'
import { findWidgets } from './search'

it('find a widget by text: its own words, its name, its kind', () => {
  const { editor } = openWorkspace()
  const [uuid = '', widget] = [...editor.doc.widgets].find(([, { type }]) => type === 'W0011') ?? []
  const text = String(widget?.props['text'])
  const byText = findWidgets(editor.doc, text).find((each) => each.uuid === uuid)
  expect(byText?.excerpt).toContain(text.slice(0, 16))
  editor.run(setAlias(uuid, '夏季标题'))
  expect(findWidgets(editor.doc, '季标').map((each) => each.uuid)).toEqual([uuid])
  expect(findWidgets(editor.doc, 'w0001').every(({ title }) => title === '轮播图')).toBe(true)
  expect(findWidgets(editor.doc, '  ')).toEqual([])
  expect(findWidgets(editor.doc, '绝不会有的文字')).toEqual([])
})
