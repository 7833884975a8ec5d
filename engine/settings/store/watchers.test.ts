import { setProp, listMove, remove } from '@engine/commands'
import { TestEditor } from '@tests/helpers/test-editor'
import { expect, test } from 'vitest'
import { Target } from './target'

function watched() {
  const editor = new TestEditor({ a: {}, b: {} })
  editor.run(setProp('a', ['list'], [{ t: 'x' }, { t: 'y' }]))
  const target = new Target(editor, 'a', (command) => void editor.run(command))
  const told: string[] = []
  const stops = [
    ['props', 'text'],
    ['props', 'list'],
    ['props', 'list', 0, 't'],
    ['props', 'list', 1, 't'],
  ].map((path) => target.watch(path, () => told.push(path.join('/'))))
  return { editor, target, told, stops }
}

test('notifies only fields at or below a change', () => {
  const { editor, target, told } = watched()
  target.set(['props', 'text'], '1', '文本')
  expect(told.splice(0)).toEqual(['props/text'])
  target.set(['props', 'list', 1, 't'], 'z', '')
  expect(told.splice(0)).toEqual(['props/list', 'props/list/1/t'])
  editor.run(listMove('a', ['list'], 0, 1))
  expect(told.splice(0)).toEqual(['props/list', 'props/list/0/t', 'props/list/1/t'])
  editor.run(setProp('b', ['text'], '1'))
  expect(told).toEqual([])
})

test('undo and removing the widget notify as the edit did', () => {
  const { editor, told } = watched()
  editor.undo()
  expect(told.splice(0)).toEqual(['props/list', 'props/list/0/t', 'props/list/1/t'])
  editor.run(remove('a'))
  expect(told).toContain('props/text')
})

test('an unsubscribed listener is not notified', () => {
  const { editor, told, stops } = watched()
  for (const stop of stops) stop()
  editor.run(setProp('a', ['text'], '1'))
  expect(told).toEqual([])
})
