import { childrenOf, clipOf } from '@engine/design'
import type { PageJson } from '@schemas/page'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import { describe, expect, it } from 'vitest'
import { drop } from './drop'
import type { DragSource } from './load'

const PHONE: PageJson = { ...emptyPage('h5'), page: { v: 1, props: { pageWidth: 375 } } }

/** Widths of the page's own widgets after a drop on an empty page for phones. */
function widthsAfter(source: DragSource) {
  const workspace = openWorkspace({ pages: { header: null, footer: null, body: PHONE } })
  const box = { left: 0, top: 0, width: 0, height: 0 }
  drop(workspace, source, { position: { parent: null }, reason: null, at: null, box })
  const { doc } = workspace.editor
  return childrenOf(doc, null).map((uuid) => doc.widgets.get(uuid)?.style.width)
}

describe('h5 pages at 375', () => {
  it('a new widget is as wide as the page', () => {
    expect(widthsAfter({ kind: 'new', type: 'W0001', title: '轮播图' })).toEqual([375])
  })

  it('a saved module of a desktop page is made to fit', () => {
    const { doc } = openWorkspace().editor
    const panel = childrenOf(doc, null).find((uuid) => doc.widgets.get(uuid)?.type === 'W0006') ?? ''
    expect(doc.widgets.get(panel)?.style.width).toBeGreaterThan(375)
    expect(widthsAfter({ kind: 'clips', clips: [clipOf(doc, panel)], title: '模块' })).toEqual([375])
  })
})
