import { applyCommand, need, type Command, type PageDoc } from '@engine/page'
import { outlineOf, pageOf, widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { insertAbove } from './insert-above'
import { insertBelow } from './insert-below'
import { insertInto } from './insert-into'

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

  test('into: at the end of the panel, or at an index, or at the end of the page', () => {
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

  test('the widget comes as it was made ready, under a uuid the command knows', () => {
    const command = insertBelow('a', seed)
    const { doc, step } = applyCommand(page, command)
    expect(command.uuid).toMatch(/^[a-z0-9]{10}$/)
    expect(need(doc, command.uuid, 'test')).toEqual({ ...seed, parent: null, order: 'a0V' })
    expect(step.label).toBe('插入 文本')
  })

  test('page-format `order` an insert into a tie gives the equal run keys of its own, in the same step', () => {
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
    const keys = ['a', 'b', 'new', 'c', 'd'].map((uuid) => need(result, uuid, 'test').order)
    expect(new Set(keys).size).toBe(5)
    expect(keys).toEqual(keys.toSorted())
    expect(step.changes.map(({ id }) => id).toSorted()).toEqual(['c', 'd', 'new'])
  })

  test.each([
    [
      'a reference that is not there',
      insertAbove('nobody', seed),
      /expected a widget of this page, got no widget "nobody"/,
    ],
    [
      'a panel that is not there',
      insertInto('nobody', seed),
      /expected a parent of this page, got no widget "nobody"/,
    ],
    ['an index beyond the end', insertInto('panel', seed, 3), /expected an index from 0 to 2, got 3/],
    ['a uuid that is taken', insertBelow('a', seed, 'b'), /expected a uuid that is free, got "b"/],
  ])('%s is refused with expected, got and where', (_what, command, message) => {
    expect(() => applyCommand(page, command)).toThrow(message)
  })
})
