import { describe, expect, test } from 'vitest'
import { outlineOf, pageOf, widgetOf, bytesOf } from '@tests/helpers/widget-tree'
import type { Problem } from '@schemas/problem'
import {
  applyCommand,
  requireWidget,
  type Command,
  type PageDoc,
  childrenOf,
  clipOf,
  readClip,
} from '../page'
import {
  insertAbove,
  insertBelow,
  insertInto,
  duplicate,
  paste,
  PasteRefused,
  type CheckSeed,
} from './insert'

const seed = widgetOf({ name: '文本', props: { text: '新' } })
const page = pageOf({ a: {}, panel: { x: {}, y: {} }, b: {} })
const after = (command: Command, doc: PageDoc = page) =>
  JSON.stringify(outlineOf(applyCommand(doc, command).doc))

describe('insert above, below, into', () => {
  test('above: right before the reference, under the same parent', () => {
    expect(after(insertAbove('a', seed, 'new'))).toBe('{"new":{},"a":{},"panel":{"x":{},"y":{}},"b":{}}')
    expect(after(insertAbove('y', seed, 'new'))).toBe('{"a":{},"panel":{"x":{},"new":{},"y":{}},"b":{}}')
  })

  test('below: right after the reference, under the same parent', () => {
    expect(after(insertBelow('b', seed, 'new'))).toBe('{"a":{},"panel":{"x":{},"y":{}},"b":{},"new":{}}')
    expect(after(insertBelow('x', seed, 'new'))).toBe('{"a":{},"panel":{"x":{},"new":{},"y":{}},"b":{}}')
  })

  test('into: at the end of the panel, at an index, or at the end of the page', () => {
    expect(after(insertInto('panel', seed, undefined, 'new'))).toBe(
      '{"a":{},"panel":{"x":{},"y":{},"new":{}},"b":{}}',
    )
    expect(after(insertInto('panel', seed, 0, 'new'))).toBe(
      '{"a":{},"panel":{"new":{},"x":{},"y":{}},"b":{}}',
    )
    expect(after(insertInto(null, seed, undefined, 'new'))).toBe(
      '{"a":{},"panel":{"x":{},"y":{}},"b":{},"new":{}}',
    )
  })

  test('inserts the given widget under the uuid of the command', () => {
    const command = insertBelow('a', seed)
    const { doc, step } = applyCommand(page, command)
    expect(command.uuid).toMatch(/^[a-z0-9]{10}$/)
    expect(requireWidget(doc, command.uuid, 'test')).toEqual({ ...seed, parent: null, order: 'a0V' })
    expect(step.label).toBe('插入 文本')
  })

  test('an insert between siblings that share an order key gives them new keys in the same step', () => {
    const tied = pageOf({ a: {}, b: {}, c: {}, d: {} })
    const { doc } = applyCommand(tied, {
      label: () => '',
      run(tx) {
        tx.place('c', null, 'a1')
        tx.place('d', null, 'a1')
      },
    })
    const { doc: result, step } = applyCommand(doc, insertAbove('c', seed, 'new'))
    expect(JSON.stringify(outlineOf(result))).toBe('{"a":{},"b":{},"new":{},"c":{},"d":{}}')
    const keys = ['a', 'b', 'new', 'c', 'd'].map((uuid) => requireWidget(result, uuid, 'test').order)
    expect(new Set(keys).size).toBe(5)
    expect(keys).toEqual(keys.toSorted())
    expect(step.changes.map(({ id }) => id).toSorted()).toEqual(['c', 'd', 'new'])
  })

  test.each([
    [
      'a reference that is not there',
      insertAbove('missing', seed),
      /expected a widget of this page, got no widget "missing"/,
    ],
    [
      'a panel that is not there',
      insertInto('missing', seed),
      /expected a parent of this page, got no widget "missing"/,
    ],
    ['an index beyond the end', insertInto('panel', seed, 3), /expected an index from 0 to 2, got 3/],
    ['a uuid that is taken', insertBelow('a', seed, 'b'), /expected a uuid that is free, got "b"/],
  ])('refuses %s', (_what, command, message) => {
    expect(() => applyCommand(page, command)).toThrow(message)
  })
})

describe('duplicate', () => {
  const nested = pageOf({ a: {}, panel: { x: {}, inner: { y: {} } }, b: {} }, { text: '内容' })

  test('inserts the copy with its descendants right below, under new uuids', () => {
    const command = duplicate('panel')
    const { doc, step } = applyCommand(nested, command)
    expect(childrenOf(doc, null)).toEqual(['a', 'panel', command.uuid, 'b'])
    const names = (uuid: string): unknown[] =>
      childrenOf(doc, uuid).map((child) => [requireWidget(doc, child, 'test').name, names(child)])
    expect(names(command.uuid)).toEqual(names('panel'))
    expect(doc.widgets.size).toBe(nested.widgets.size + 4)
    expect(requireWidget(doc, command.uuid, 'test').props).toEqual({ text: '内容' })
    expect(step.label).toBe('复制 panel')
  })

  test('offsets the copy in a free panel', () => {
    const command = duplicate('x', { x: 10, y: 10 })
    const { doc } = applyCommand(nested, command)
    expect(requireWidget(doc, command.uuid, 'test').style).toEqual({ x: 10, y: 10 })
    expect(requireWidget(doc, 'x', 'test').style).toEqual({})
  })
})

const source = pageOf({ a: {}, panel: { x: {} } }, { text: '内容' })
const fine: CheckSeed = () => []

describe('paste', () => {
  test('pastes a clip of another page under new uuids', () => {
    const clip = readClip(JSON.parse(JSON.stringify(clipOf(source, 'panel'))))
    const target = pageOf({ panel: { x: {} } })
    const command = paste(clip, { parent: 'panel', index: 0 }, fine)
    const { doc, step } = applyCommand(target, command)
    expect(childrenOf(doc, 'panel')).toEqual([command.uuid, 'x'])
    expect(childrenOf(doc, command.uuid).map((uuid) => requireWidget(doc, uuid, 'test').name)).toEqual(['x'])
    expect(step.label).toBe('粘贴 panel')
  })

  test('checks each widget against its new parent; any error refuses the whole clip', () => {
    const seen: unknown[] = []
    const problem = (severity: Problem['severity']): Problem => ({
      severity,
      type: 'T',
      uuid: '',
      path: '',
      keyword: 'children',
      message: '不可放入自由面板',
    })
    const check: CheckSeed = (widget, panel) => {
      seen.push([widget.name, panel?.name ?? null])
      return widget.name === 'x' ? [problem('error')] : [problem('warning')]
    }
    const before = bytesOf(source)
    expect(() => applyCommand(source, paste(clipOf(source, 'panel'), { parent: 'x' }, check))).toThrow(
      PasteRefused,
    )
    expect(() => applyCommand(source, paste(clipOf(source, 'panel'), { parent: null }, check))).toThrow(
      '不可放入自由面板',
    )
    expect(seen).toEqual([
      ['panel', 'x'],
      ['x', 'panel'],
      ['panel', null],
      ['x', 'panel'],
    ])
    expect(bytesOf(source)).toBe(before)
    expect(applyCommand(source, paste(clipOf(source, 'a'), { parent: null }, check)).doc.widgets.size).toBe(4)
  })

  test.each([
    ['a text', 'hello'],
    ['nothing', null],
    ['a widget without props', { widget: { type: 'T', v: 1, style: {} }, children: [] }],
    ['a child that is none', { widget: { type: 'T', v: 1, props: {}, style: {} }, children: [1] }],
  ])('refuses a clipboard that holds %s', (_what, value) => {
    expect(() => readClip(value)).toThrow(/expected a widget with its children, got .* \(in clipboard\)/)
  })
})
