import { childrenOf, textOfClips } from '@engine/design'
import { openWorkspace, sectionPages } from '@tests/helpers/workspace'
import { describe, expect, it } from 'vitest'
import { runAction } from '../actions'
import { pasteText } from '../clipboard/paste-text'
import { insertWidget, refusal, positionBeside } from './place'
import { canRemove } from './removal'

const open = () => openWorkspace({ drafts: sectionPages('cart-lines') })

describe('the storefront’s own pages: the fixed section', () => {
  it('is no problem where it belongs', () => {
    expect(open().problems.all()).toEqual([])
  })

  it('cannot be deleted, alone or among others', async () => {
    const workspace = open()
    const banner = insertWidget(workspace, 'W0001', { parent: null, index: 0 }) ?? ''
    for (const selected of [['section'], [banner, 'section']]) {
      workspace.select(selected)
      await runAction('remove', workspace)
    }
    expect(workspace.host.said).toEqual(['warn 固定区块不能删除', 'warn 固定区块不能删除'])
    expect(childrenOf(workspace.editor.doc, null)).toEqual([banner, 'section'])
    expect(canRemove(workspace, [banner])).toBe(true)
  })

  it('has widgets above and below it, and moves among them', async () => {
    const workspace = open()
    const { editor } = workspace
    const above = insertWidget(workspace, 'W0001', positionBeside(editor.doc, 'section', 'above'))
    const below = insertWidget(workspace, 'W0003', positionBeside(editor.doc, 'section', 'below'))
    expect(childrenOf(editor.doc, null)).toEqual([above, 'section', below])
    workspace.select(['section'])
    await runAction('move-up', workspace)
    expect(childrenOf(editor.doc, null)).toEqual(['section', above, below])
  })

  it('goes into no panel', () => {
    const workspace = open()
    const panel = insertWidget(workspace, 'W0006')
    expect(refusal(workspace.editor.doc, 'cart-lines', panel)).toBe('不可放入自由面板')
  })

  it('exists once: neither duplicated nor pasted beside itself', async () => {
    const workspace = open()
    workspace.select(['section'])
    await runAction('duplicate', workspace)
    pasteText(workspace, textOfClips(workspace.editor.doc, ['section']))
    expect(workspace.host.said).toEqual(['warn 固定区块只能有一个', 'warn 固定区块只能有一个'])
    expect(childrenOf(workspace.editor.doc, null)).toEqual(['section'])
  })

  it('is not pasted into another page', () => {
    const elsewhere = openWorkspace()
    const { revision } = elsewhere.editor
    pasteText(elsewhere, textOfClips(open().editor.doc, ['section']))
    expect(elsewhere.host.said).toEqual(['warn 购物车只能放在它自己的页面'])
    expect(elsewhere.editor.revision).toBe(revision)
  })
})
