import { describe, expect, it, vi } from 'vitest'
import { childrenOf, setHidden, setPage, setProp, setStyle } from '@engine/design'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import { insertWidget } from '../placement/place'

const one = (type: string) => {
  const workspace = openWorkspace({ pages: { header: null, footer: null, body: emptyPage() } })
  const uuid = insertWidget(workspace, type) ?? ''
  workspace.problems.validate()
  return { workspace, uuid }
}

describe('a wrong value stays and is marked', () => {
  it('W0001 at least 1 item: 请至少添加1张轮播图', () => {
    const { workspace, uuid } = one('W0001')
    const listener = vi.fn<() => void>()
    workspace.problems.subscribe(uuid, listener)
    workspace.editor.run(setProp(uuid, ['data'], []))
    workspace.problems.validate()
    expect(workspace.problems.of(uuid).map(({ message }) => message)).toEqual(['请至少添加1张轮播图'])
    expect(listener).toHaveBeenCalledTimes(1)
    expect(workspace.problems.totals).toMatchObject({ errors: 1, warnings: 0 })
    expect([...workspace.problems.totals.faulty]).toEqual([uuid])
    workspace.editor.undo()
    workspace.problems.validate()
    expect(workspace.problems.of(uuid)).toEqual([])
    expect(workspace.problems.totals.errors).toBe(0)
  })

  it('a widget that the canvas cannot draw is a warning until it is tried again, whatever else is validated', () => {
    const { workspace, uuid } = one('W0001')
    const { problems } = workspace
    problems.failed(uuid, new Error('boom'))
    problems.validate()
    expect(problems.all()).toMatchObject([{ uuid, type: 'W0001', severity: 'warning' }])
    expect(problems.all()[0]?.message).toBe('绘制失败，顾客看不到这个组件：boom')
    expect(problems.totals).toMatchObject({ errors: 0, warnings: 1 })
    workspace.editor.run(setPage(['pageWidth'], 1200))
    expect(problems.all()).toHaveLength(1)
    problems.failed(uuid, null)
    expect(problems.all()).toEqual([])
  })

  it('notifies no listener when nothing changed, and keeps the same list', () => {
    const { workspace, uuid } = one('W0001')
    workspace.editor.run(setProp(uuid, ['data'], []))
    workspace.problems.validate()
    const found = workspace.problems.of(uuid)
    const listener = vi.fn<() => void>()
    workspace.problems.subscribe(uuid, listener)
    workspace.editor.run(setProp(uuid, ['autoplay'], true))
    workspace.problems.validate()
    expect(workspace.problems.of(uuid)).toBe(found)
    expect(listener).not.toHaveBeenCalled()
  })

  it('schemas: a narrower page finds widgets that are too wide for it now', () => {
    const { workspace, uuid } = one('W0001')
    workspace.editor.run(setPage(['pageWidth'], 375))
    workspace.problems.validate()
    expect(workspace.problems.of(uuid).map(({ path }) => path)).toEqual(['/style/width'])
  })

  it('hiding a panel turns the errors of what lies in it into warnings, showing it turns them back', () => {
    const workspace = openWorkspace()
    const { editor, problems } = workspace
    const panel = childrenOf(editor.doc, null).find((uuid) => childrenOf(editor.doc, uuid).length > 0) ?? ''
    const [child = ''] = childrenOf(editor.doc, panel)
    editor.run(setStyle(child, { width: -1 }))
    problems.validate()
    expect(problems.totals).toMatchObject({ errors: 1 })
    editor.run(setHidden([panel], true))
    problems.validate()
    expect(problems.totals.errors).toBe(0)
    expect(problems.of(child).map(({ severity }) => severity)).toEqual(['warning'])
    editor.run(setHidden([panel], false))
    problems.validate()
    expect(problems.totals.errors).toBe(1)
  })
})
