import { describe, expect, it } from 'vitest'
import { childrenOf, clipsOfText, descendants, requireWidget, ROOTS, textOfClips } from '@engine/design'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import type { WidgetJson } from '@schemas/page'
import { runAction } from '../actions'
import { pasteText } from './paste-text'

const source = openWorkspace()
const panels = childrenOf(source.editor.doc, ROOTS.header)
const target = () => openWorkspace({ pages: { header: null, footer: null, body: emptyPage() } })

describe('clipboard', () => {
  it('a panel with all its children arrives on another page under new uuids', () => {
    const [panel = ''] = panels
    const workspace = target()
    pasteText(workspace, textOfClips(source.editor.doc, [panel]))
    const { doc } = workspace.editor
    const [pasted = ''] = childrenOf(doc, null)
    expect(workspace.ui.selected).toEqual([pasted])
    expect(descendants(doc, pasted)).toHaveLength(descendants(source.editor.doc, panel).length)
    expect([...doc.widgets.keys()].filter((uuid) => source.editor.doc.widgets.has(uuid))).toEqual([])
    expect(requireWidget(doc, pasted, 'test').props['comptyle']).toBe('body')
    expect(workspace.problems.all()).toEqual([])
  })

  it('several widgets are pasted in one step', () => {
    const uuids = childrenOf(source.editor.doc, null).slice(0, 3)
    const workspace = target()
    pasteText(workspace, textOfClips(source.editor.doc, uuids))
    expect(childrenOf(workspace.editor.doc, null)).toHaveLength(uuids.length)
    expect(workspace.editor.history.map(({ label }) => label)).toEqual([`粘贴 ${uuids.length} 个组件`])
    workspace.editor.undo()
    expect(workspace.editor.doc.widgets.size).toBe(0)
  })

  it('a child named beside its panel is not copied twice', () => {
    const [panel = ''] = panels
    const [child = ''] = childrenOf(source.editor.doc, panel)
    expect(clipsOfText(textOfClips(source.editor.doc, [panel, child]))).toHaveLength(1)
  })

  it.each(['', 'hello', '{"format":"pumian/clips","clips":[{}]}', '{"format":"pumian/clips"', '[]'])(
    'says that %s holds no widgets',
    (text) => {
      const workspace = target()
      pasteText(workspace, text)
      expect(workspace.host.said).toEqual(['warn 剪贴板中没有可粘贴的组件'])
      expect(workspace.editor.doc.widgets.size).toBe(0)
    },
  )

  it('schema-checked: a widget with problems is refused with the exact message', () => {
    const clip = { widget: { type: 'W0001', v: 1, props: { data: [] }, style: {} }, children: [] }
    const workspace = target()
    pasteText(workspace, JSON.stringify({ format: 'pumian/clips', clips: [clip] }))
    expect(workspace.host.said).toEqual(['warn 不能粘贴，内容有误。轮播图：请至少添加1张轮播图'])
    expect(workspace.editor.doc.widgets.size).toBe(0)
  })

  it('W0006 a widget that the selected panel may not hold goes below it', () => {
    const workspace = target()
    const [panel = ''] = panels
    pasteText(workspace, textOfClips(source.editor.doc, [panel]))
    const goods = [...source.editor.doc.widgets].find(([, { type }]) => type === 'W0002')?.[0] ?? ''
    pasteText(workspace, textOfClips(source.editor.doc, [goods]))
    expect(childrenOf(workspace.editor.doc, null)).toHaveLength(2)
  })

  it('a page that is narrower gets narrower widgets', () => {
    const narrow = { ...emptyPage('h5'), page: { v: 1, props: { pageWidth: 375 } } }
    const workspace = openWorkspace({ pages: { header: null, footer: null, body: narrow } })
    pasteText(workspace, textOfClips(source.editor.doc, childrenOf(source.editor.doc, null).slice(0, 1)))
    expect(workspace.problems.all()).toEqual([])
  })
})

describe('links to a place of the page', () => {
  const text = (order: string): WidgetJson => ({
    type: 'W0011',
    v: 1,
    parent: null,
    order,
    props: { text: '去看看' },
    style: { width: 100, height: 30 },
  })
  const link = (order: string, anchor: string): WidgetJson => ({
    ...text(order),
    type: 'W0003',
    props: {
      data: [{ leftPer: 0, topPer: 0, widthPer: 1, heightPer: 1, pathData: { linkPage: 'anchor', anchor } }],
    },
  })
  const open = () => {
    const widgets = { link: link('a0', 'goods'), goods: text('a1'), other: link('a2', 'goods') }
    return openWorkspace({ pages: { header: null, footer: null, body: { ...emptyPage(), widgets } } })
  }
  const anchorsOf = ({ editor, ui }: ReturnType<typeof open>) =>
    ui.selected.map(
      (uuid) => JSON.stringify(editor.doc.widgets.get(uuid)?.props).match(/"anchor":"(.*?)"/)?.[1],
    )

  it('follow their target where it is pasted with them', () => {
    const workspace = open()
    pasteText(workspace, textOfClips(workspace.editor.doc, ['link', 'goods']))
    const [, goods] = workspace.ui.selected
    expect(anchorsOf(workspace)).toEqual([goods, undefined])
    expect(workspace.editor.history).toHaveLength(1)
    const copied = goods ?? ''
    pasteText(workspace, textOfClips(workspace.editor.doc, [workspace.ui.selected[0] ?? '']))
    expect(anchorsOf(workspace)).toEqual([copied])
  })

  it('lead to the same widget where the link alone is copied', () => {
    const workspace = open()
    pasteText(workspace, textOfClips(workspace.editor.doc, ['link']))
    expect(anchorsOf(workspace)).toEqual(['goods'])
  })

  it('follow their target where both are duplicated', async () => {
    const workspace = open()
    workspace.select(['link', 'goods'])
    await runAction('duplicate', workspace)
    expect(anchorsOf(workspace)).toEqual([workspace.ui.selected[1], undefined])
    expect(workspace.editor.history.map(({ label }) => label)).toHaveLength(1)
  })
})
