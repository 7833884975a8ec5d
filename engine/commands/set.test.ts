import { describe, expect, test } from 'vitest'
import { pageOf, bytesOf } from '@tests/helpers/widget-tree'
import { TestEditor } from '@tests/helpers/test-editor'
import { applyCommand, requireWidget, type Command } from '../page'
import { setAlias, setHidden, setLocked, setPage, setProp, setStyle, adopt } from './set'
import { remove, reparent } from './move'

const page = pageOf({ w: {}, other: {} }, { text: '旧', data: [{ imgUrl: '1' }, { imgUrl: '2' }] })
const run = (command: Command) => applyCommand(page, command)
const propsAfter = (command: Command) => requireWidget(run(command).doc, 'w', 'test').props

describe('set props', () => {
  test('sets a value at any depth and shares everything off the path', () => {
    const { doc } = run(setProp('w', ['data', 1, 'imgUrl'], '新'))
    expect(requireWidget(doc, 'w', 'test').props).toEqual({
      text: '旧',
      data: [{ imgUrl: '1' }, { imgUrl: '新' }],
    })
    expect(doc.widgets.get('w')?.props.data).not.toBe(page.widgets.get('w')?.props.data)
    expect(doc.widgets.get('other')).toBe(page.widgets.get('other'))
    const [before, after] = [page, doc].map((each) => each.widgets.get('w')?.props.data)
    expect(Array.isArray(after) && after[0]).toBe(Array.isArray(before) && before[0])
  })

  test('creates missing objects and lists on the path', () => {
    expect(propsAfter(setProp('w', ['pathData', 'linkPage'], 'goods')).pathData).toEqual({
      linkPage: 'goods',
    })
    expect(propsAfter(setProp('w', ['tabs', 0, 'text'], 'a')).tabs).toEqual([{ text: 'a' }])
    expect(propsAfter(setProp('w', ['data', 2, 'imgUrl'], '3')).data).toHaveLength(3)
  })

  test('undefined removes the property; undo restores it at its old place', () => {
    const { doc, step } = run(setProp('w', ['text'], undefined))
    expect(Object.keys(requireWidget(doc, 'w', 'test').props)).toEqual(['data'])
    expect(step.changes).toEqual([
      { id: 'w', patches: [{ op: 'remove', path: ['props', 'text'], was: '旧', before: 'data' }] },
    ])
  })

  test('setting an equal value or removing a missing one changes nothing', () => {
    expect(run(setProp('w', ['text'], '旧')).step.changes).toEqual([])
    expect(run(setProp('w', ['data', 0], { imgUrl: '1' })).step.changes).toEqual([])
    expect(run(setProp('w', ['nothing', 'here'], undefined)).step.changes).toEqual([])
  })

  test('freezes the given value', () => {
    const value = { linkPage: 'goods', inner: [{}] }
    run(setProp('w', ['pathData'], value))
    expect(Object.isFrozen(value.inner[0])).toBe(true)
  })

  test.each([
    [
      'a text as an object',
      setProp('w', ['text', 'x'], 1),
      'expected a free place in a list or an object at /props/text/x',
    ],
    [
      'a list by name',
      setProp('w', ['data', 'x'], 1),
      'expected a free place in a list or an object at /props/data/x',
    ],
    [
      'an index beyond the end',
      setProp('w', ['data', 5], {}),
      'expected a free place in a list or an object at /props/data/5',
    ],
    [
      'an index into a new list that leaves a gap',
      setProp('w', ['tabs', 1], {}),
      'expected index 0 of a list',
    ],
    ['a widget that is not there', setProp('missing', ['text'], ''), 'no widget "missing" among 2 (in edit)'],
  ])('refuses %s', (_what, command, message) => {
    expect(() => run(command)).toThrow(message)
  })

  test('treats __proto__ as an ordinary name', () => {
    const { doc } = run(setProp('w', ['__proto__', 'polluted'], true))
    expect(Reflect.has({}, 'polluted')).toBe(false)
    expect(Object.getPrototypeOf(requireWidget(doc, 'w', 'test').props)).toBe(Object.prototype)
  })
})

describe('set style, page, alias', () => {
  test('style: several values in one step', () => {
    const { doc, step } = run(setStyle('w', { x: 10, y: 20 }))
    expect(requireWidget(doc, 'w', 'test').style).toEqual({ x: 10, y: 20 })
    expect(step.changes).toHaveLength(1)
    expect(step.label).toBe('调整 w')
  })

  test('page: the configuration of the page itself', () => {
    const { doc, step } = run(setPage(['title'], '新首页', { field: '标题' }))
    expect(doc.page).toEqual({ v: 1, props: { title: '新首页' } })
    expect(step.label).toBe('编辑 页面 标题')
    expect(page.page.props.title).toBe('首页')
  })

  test('alias: later labels use the alias', () => {
    const { doc } = run(setAlias('w', '主图'))
    expect(applyCommand(doc, setProp('w', ['text'], 'x', { field: '文字' })).step.label).toBe(
      '编辑 主图 文字',
    )
  })
})

test('edits of one field share a merge key; edits of other fields or widgets do not', () => {
  const keys = [
    setProp('w', ['text'], 'a'),
    setProp('w', ['text'], 'b'),
    setProp('w', ['title'], 'a'),
    setProp('other', ['text'], 'a'),
    setStyle('w', { x: 1 }),
    setStyle('w', { y: 1 }),
    setPage(['text'], 'a'),
  ].map(({ mergeKey }) => mergeKey)
  expect(keys[0]).toBe(keys[1])
  expect(new Set(keys).size).toBe(6)
})

test('adopting a merged page is one step that can be undone', () => {
  let target = pageOf({ a: {}, panel: { x: {} }, b: {} })
  for (const command of [
    reparent('x', { parent: null }),
    remove('panel'),
    setPage(['title'], '新'),
    remove('a'),
  ]) {
    target = applyCommand(target, command).doc
  }
  const editor = new TestEditor({ a: {}, panel: { x: {} }, b: {} })
  const before = editor.bytes
  editor.run(adopt(target))
  expect(editor.bytes).toBe(bytesOf(target))
  expect(editor.labels).toEqual(['合并'])
  editor.undo()
  expect(editor.bytes).toBe(before)
})

test('several widgets are hidden or locked in one step; what is shown or free has no flag', () => {
  const editor = new TestEditor({ w: {}, other: {} })
  const before = editor.bytes
  editor.run(setHidden(['w', 'other'], true))
  editor.run(setLocked(['w'], true))
  expect([editor.doc.widgets.get('w'), editor.doc.widgets.get('other')]).toMatchObject([
    { hidden: true, locked: true },
    { hidden: true },
  ])
  editor.run(setHidden(['w', 'other'], false))
  expect(editor.doc.widgets.get('w')).not.toHaveProperty('hidden')
  editor.undo()
  editor.undo()
  editor.undo()
  expect(editor.bytes).toBe(before)
})
