import type { Problem } from '@schemas/problem'
import { applyCommand, childrenOf, clipOf, need, readClip } from '@engine/page'
import { bytesOf, pageOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { paste, PasteRefused, type CheckSeed } from './paste'

const page = pageOf({ a: {}, panel: { x: {} } }, { text: '内容' })
const fine: CheckSeed = () => []

describe('paste', () => {
  test('from the clipboard of another page, under new uuids', () => {
    const clip = readClip(JSON.parse(JSON.stringify(clipOf(page, 'panel'))))
    const target = pageOf({ panel: { x: {} } })
    const command = paste(clip, { parent: 'panel', index: 0 }, fine)
    const { doc, step } = applyCommand(target, command)
    expect(childrenOf(doc, 'panel')).toEqual([command.uuid, 'x'])
    expect(childrenOf(doc, command.uuid).map((uuid) => need(doc, uuid, 'test').name)).toEqual(['x'])
    expect(step.label).toBe('粘贴 panel')
  })

  test('each widget is judged against the panel it comes into; errors refuse the whole', () => {
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
    const before = bytesOf(page)
    expect(() => applyCommand(page, paste(clipOf(page, 'panel'), { parent: 'x' }, check))).toThrow(
      PasteRefused,
    )
    expect(() => applyCommand(page, paste(clipOf(page, 'panel'), { parent: null }, check))).toThrow(
      '不可放入自由面板',
    )
    expect(seen).toEqual([
      ['panel', 'x'],
      ['x', 'panel'],
      ['panel', null],
      ['x', 'panel'],
    ])
    expect(bytesOf(page)).toBe(before)
    expect(applyCommand(page, paste(clipOf(page, 'a'), { parent: null }, check)).doc.widgets.size).toBe(4)
  })

  test.each([
    ['a text', 'hello'],
    ['nothing', null],
    ['a widget without props', { widget: { type: 'T', v: 1, style: {} }, children: [] }],
    ['a child that is none', { widget: { type: 'T', v: 1, props: {}, style: {} }, children: [1] }],
  ])('a clipboard that holds %s is refused', (_what, value) => {
    expect(() => readClip(value)).toThrow(/expected a widget with its children, got .* \(in clipboard\)/)
  })
})
