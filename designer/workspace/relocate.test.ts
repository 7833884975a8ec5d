import { describe, expect, it } from 'vitest'
import { serialisePage } from '@schemas'
import { childrenOf, need, ROOTS } from '@engine/design'
import { openWorkspace } from '@tests/helpers/workspace'
import { relocate } from './relocate'

describe('decisions 3 a panel moves to the document of its type in one undoable command', () => {
  it('header → body: its region follows, undo brings the same bytes back', () => {
    const workspace = openWorkspace()
    const { editor } = workspace
    const before = workspace.documents()
    const panel = childrenOf(editor.doc, ROOTS.header)[0] ?? ''
    editor.run(relocate([panel], { parent: null, index: 0 }))
    expect(need(editor.doc, panel, 'test')).toMatchObject({ parent: null, props: { comptyle: 'body' } })
    expect(workspace.documents().body.widgets).toHaveProperty([panel])
    expect(workspace.problems.all().filter(({ uuid }) => uuid === panel)).toEqual([])
    expect(editor.history.map(({ label }) => label)).toEqual([expect.stringContaining('到 页面主体')])
    editor.undo()
    for (const region of ['header', 'body', 'footer'] as const)
      expect(serialisePage(workspace.documents()[region] ?? before.body)).toBe(
        serialisePage(before[region] ?? before.body),
      )
  })

  it('several keep their order', () => {
    const { editor } = openWorkspace()
    const [first = '', second = '', third = ''] = childrenOf(editor.doc, null)
    editor.run(relocate([third, first], { parent: null, index: 0 }))
    expect(childrenOf(editor.doc, null).slice(0, 3)).toEqual([third, first, second])
    expect(editor.history).toHaveLength(1)
  })

  it('into a panel it lies where it was dropped', () => {
    const { editor } = openWorkspace()
    const text = [...editor.doc.widgets].find(([, { type }]) => type === 'W0011')?.[0] ?? ''
    const panel = childrenOf(editor.doc, ROOTS.footer)[0] ?? ''
    editor.run(relocate([text], { parent: panel }, { x: 30, y: 40 }))
    expect(need(editor.doc, text, 'test')).toMatchObject({ parent: panel, style: { x: 30, y: 40 } })
  })
})
