import { applyCommand, requireWidget, type Command } from '@engine/page'
import { pageOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { listInsert, listMove, listRemove } from './list'

const page = pageOf({ w: {} }, { data: ['a', 'b', 'c'], text: '' })
const run = (command: Command) => applyCommand(page, command)
const dataAfter = (command: Command) => requireWidget(run(command).doc, 'w', 'test').props.data

describe('list edits are patches of their own', () => {
  test('inserts before the index; an index equal to the length appends', () => {
    expect(dataAfter(listInsert('w', ['data'], 0, 'x'))).toEqual(['x', 'a', 'b', 'c'])
    expect(dataAfter(listInsert('w', ['data'], 3, 'x'))).toEqual(['a', 'b', 'c', 'x'])
  })

  test('remove', () => {
    expect(dataAfter(listRemove('w', ['data'], 1))).toEqual(['a', 'c'])
  })

  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('move from %i to %i', (from, to, expected) => {
    expect(dataAfter(listMove('w', ['data'], from, to))).toEqual(expected)
  })

  test('the step stores the operation instead of the items', () => {
    expect(run(listMove('w', ['data'], 0, 2)).step).toEqual({
      label: '移动项 w',
      changes: [{ id: 'w', patches: [{ op: 'move', path: ['props', 'data'], from: 0, to: 2 }] }],
    })
  })

  test('the label names the field if the caller does', () => {
    expect(run(listInsert('w', ['data'], 0, 'x', { field: '图片' })).step.label).toBe('添加项 w 图片')
    expect(run(listRemove('w', ['data'], 0)).step.label).toBe('删除项 w')
  })

  test.each([
    [
      'insert beyond the end',
      listInsert('w', ['data'], 4, 'x'),
      'expected an index from 0 to 3, got 4 (in 添加项 w)',
    ],
    ['remove beyond the end', listRemove('w', ['data'], 3), 'expected an index from 0 to 2, got 3'],
    ['remove at no index', listRemove('w', ['data'], 0.5), 'expected an index from 0 to 2, got 0.5'],
    ['move to nowhere', listMove('w', ['data'], 0, -1), 'expected an index from 0 to 2, got -1'],
    ['a text as a list', listRemove('w', ['text'], 0), 'expected a list at /props/text, got string'],
    ['nothing as a list', listInsert('w', ['tabs'], 0, ''), 'expected a list at /props/tabs, got nothing'],
  ])('refuses %s', (_what, command, message) => {
    expect(() => run(command)).toThrow(message)
  })
})
