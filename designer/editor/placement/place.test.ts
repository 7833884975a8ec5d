import { describe, expect, it } from 'vitest'
import { childrenOf, requireWidget, ROOTS, setLocked, setStyle, textOfClips } from '@engine/design'
import { insertDefaults } from '@schemas'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import { runAction } from '../actions'
import { pasteText } from '../clipboard/paste-text'
import { defaultPosition, insertWidget, refusal, positionBeside } from './place'

const empty = () => openWorkspace({ pages: { header: emptyPage(), body: emptyPage(), footer: emptyPage() } })

describe('a widget inserted into a panel', () => {
  const open = (pageWidth = 1190) => {
    const body = { ...emptyPage(), page: { v: 1, props: { pageWidth } } }
    const workspace = openWorkspace({ pages: { header: null, footer: null, body } })
    const panel = insertWidget(workspace, 'W0006') ?? ''
    const styleOf = (uuid: string | null) => workspace.editor.doc.widgets.get(uuid ?? '')?.style
    const insert = (type: string) => styleOf(insertWidget(workspace, type, { parent: panel }))
    return { workspace, panel, styleOf, insert }
  }

  it('lies off its edges, not wider than the panel, which grows with it in one step', () => {
    const wide = open()
    // 450 high in a panel of 400
    expect(wide.insert('W0012')).toMatchObject({ x: 20, y: 0, width: 390 })
    expect(wide.styleOf(wide.panel)?.height).toBe(450)
    wide.workspace.editor.undo()
    expect(wide.styleOf(wide.panel)?.height).toBe(400)
    expect(open(375).insert('W0012')).toMatchObject({ x: 0, width: 375 })
  })

  it('covers no other one: beside them, else below them', () => {
    const { insert, styleOf, panel } = open()
    expect(insert('W0012')).toMatchObject({ x: 20, y: 0 })
    expect(insert('W0011')).toMatchObject({ x: 420, y: 20 })
    const { height } = insertDefaults('W0001').style
    expect(insert('W0001')).toMatchObject({ x: 0, y: 460, width: 1190, height })
    expect(styleOf(panel)?.height).toBe(460 + height)
  })

  it('in a narrow panel a picture keeps its proportion', () => {
    const { workspace, panel, insert } = open()
    workspace.editor.run(setStyle(panel, { width: 595 }))
    const { height } = insertDefaults('W0001').style
    expect(insert('W0001')).toMatchObject({ x: 0, width: 595, height: Math.round(height / 2) })
  })

  it('is refused by a locked panel without room for it', () => {
    const { workspace, panel, insert } = open()
    workspace.editor.run(setLocked([panel], true))
    expect(insert('W0011')).toMatchObject({ x: 20, y: 20 })
    expect(insert('W0012')).toBeUndefined()
    expect(workspace.host.said).toEqual(['warn 面板已锁定，不能加高，放不下这个组件'])
  })

  it('a copy of a child at the edge stays in the panel', async () => {
    const workspace = openWorkspace({ pages: { header: null, footer: null, body: emptyPage() } })
    const panel = insertWidget(workspace, 'W0006')
    const text = insertWidget(workspace, 'W0011', { parent: panel }, { x: 1138, y: 100 }) ?? ''
    expect(workspace.editor.doc.widgets.get(text)?.style.width).toBe(52)
    await runAction('duplicate', workspace)
    pasteText(workspace, textOfClips(workspace.editor.doc, [text]))
    const [, copy = '', pasted = ''] = childrenOf(workspace.editor.doc, panel)
    const styleOf = (uuid: string) => workspace.editor.doc.widgets.get(uuid)?.style
    expect(styleOf(copy)).toMatchObject({ x: 1138, y: 110 })
    // where the copy lies already the next one does not
    expect(styleOf(pasted)).toMatchObject({ x: 1128, y: 90 })
  })
})

describe('where widgets may go', () => {
  it('W0006 a widget that is not allowed: 不可放入自由面板', () => {
    const workspace = empty()
    const panel = insertWidget(workspace, 'W0006')
    expect(insertWidget(workspace, 'W0002', { parent: panel })).toBeNull()
    expect(workspace.host.said).toEqual(['warn 不可放入自由面板'])
    expect(workspace.editor.doc.widgets.size).toBe(1)
  })

  it('W0006 an allowed widget becomes a child of the selected panel', () => {
    const workspace = empty()
    const panel = insertWidget(workspace, 'W0006')
    const text = insertWidget(workspace, 'W0011')
    expect(childrenOf(workspace.editor.doc, panel)).toEqual([text])
    expect(workspace.ui.selected).toEqual([text])
    expect(requireWidget(workspace.editor.doc, text ?? '', 'test').style).toMatchObject({ x: 20, y: 20 })
  })

  it('a widget that a panel may not hold goes below it instead', () => {
    const workspace = empty()
    const panel = insertWidget(workspace, 'W0006')
    const goods = insertWidget(workspace, 'W0002')
    expect(childrenOf(workspace.editor.doc, null)).toEqual([panel, goods])
    expect(workspace.host.said).toEqual([])
  })

  it('header and footer hold only panels, each of its own kind', () => {
    const workspace = empty()
    expect(refusal(workspace.editor.doc, 'W0011', ROOTS.header)).toBe('页头的顶层只能放置自由面板')
    expect(refusal(workspace.editor.doc, 'W0011', ROOTS.footer)).toBe('页脚的顶层只能放置自由面板')
    const panel = insertWidget(workspace, 'W0006', { parent: ROOTS.header })
    expect(requireWidget(workspace.editor.doc, panel ?? '', 'test').props['comptyle']).toBe('header')
    expect(workspace.problems.all().filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('palette 添加到上方 and 添加到下方', () => {
    const workspace = empty()
    const first = insertWidget(workspace, 'W0011') ?? ''
    const { doc } = workspace.editor
    const above = insertWidget(workspace, 'W0001', positionBeside(doc, first, 'above'))
    const below = insertWidget(workspace, 'W0003', positionBeside(doc, first, 'below'))
    expect(childrenOf(doc, null)).toEqual([above, first, below])
  })

  it('below the selected widget, at the end when nothing is selected', () => {
    const workspace = empty()
    const first = insertWidget(workspace, 'W0011') ?? ''
    insertWidget(workspace, 'W0011')
    workspace.select([first])
    expect(defaultPosition(workspace, 'W0001')).toEqual({ parent: null, index: 1 })
    workspace.select([])
    expect(defaultPosition(workspace, 'W0001')).toEqual({ parent: null })
  })
})
