import { applyCommand, childrenOf, need } from '@engine/page'
import { pageOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { duplicate } from './duplicate'

describe('duplicate', () => {
  const page = pageOf({ a: {}, panel: { x: {}, inner: { y: {} } }, b: {} }, { text: '内容' })

  test('the copy stands right below, with copies of what is inside, all under new uuids', () => {
    const command = duplicate('panel')
    const { doc, step } = applyCommand(page, command)
    expect(childrenOf(doc, null)).toEqual(['a', 'panel', command.uuid, 'b'])
    const names = (uuid: string): unknown[] =>
      childrenOf(doc, uuid).map((child) => [need(doc, child, 'test').name, names(child)])
    expect(names(command.uuid)).toEqual(names('panel'))
    expect(doc.widgets.size).toBe(page.widgets.size + 4)
    expect(need(doc, command.uuid, 'test').props).toEqual({ text: '内容' })
    expect(step.label).toBe('复制 panel')
  })

  test('in a free panel it can lie aside', () => {
    const command = duplicate('x', { x: 10, y: 10 })
    const { doc } = applyCommand(page, command)
    expect(need(doc, command.uuid, 'test').style).toEqual({ x: 10, y: 10 })
    expect(need(doc, 'x', 'test').style).toEqual({})
  })
})
