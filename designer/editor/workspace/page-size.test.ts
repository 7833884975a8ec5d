import { expect, test } from 'vitest'
import { adopt, remove, setProp, textOfClips } from '@engine/design'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import {
  bytesOf,
  bytesOfWidget,
  PAGE_BYTES,
  parsePage,
  serialiseForStore,
  storedPage,
  type PageJson,
} from '@schemas'
import { generateNKeysBetween } from 'fractional-indexing'
import { runAction } from '../actions'
import { pasteText } from '../clipboard/paste-text'
import { RESERVE } from './page-size'
import { insertWidget } from '../placement/place'

/** What header, body and footer may have together, without two empty documents. */
const MOST = PAGE_BYTES - RESERVE - 500
const HTML = '字'.repeat(10_000)

/** A page of so many bytes of widgets, give or take one widget of 30 KB. */
function pageOf(bytes: number): PageJson {
  const page = emptyPage()
  const widget = { type: 'W0011', v: 1, parent: null, props: { text: HTML }, style: {} }
  const each = bytesOfWidget('w0000', { ...widget, order: 'a0000' } as PageJson['widgets'][string])
  const count = Math.floor(bytes / each)
  const orders = generateNKeysBetween(null, null, count)
  const widgets = orders.map((order, index) => [`w${String(index).padStart(4, '0')}`, { ...widget, order }])
  return { ...page, widgets: Object.fromEntries(widgets) as PageJson['widgets'] }
}
const opened = (bytes: number) =>
  openWorkspace({ pages: { header: emptyPage(), body: pageOf(bytes), footer: emptyPage() } })

test('an edit that makes the page too large is refused with a message; an edit that makes it smaller never is', async () => {
  const workspace = opened(MOST)
  const { editor, host } = workspace
  const before = editor.doc.widgets.size
  const clip = textOfClips(editor.doc, ['w0000', 'w0001'])
  expect(() => editor.run(setProp('w0000', ['text'], HTML.repeat(2)))).not.toThrow()
  expect(host.said).toEqual([
    expect.stringMatching(/^warn 未执行：页面将达 32(\.\d)? MB，超过上限 32 MB，请先删减组件或拆成多个页面$/),
  ])
  expect(editor.canUndo).toBe(false)
  workspace.select(['w0001'])
  await runAction('duplicate', workspace)
  pasteText(workspace, clip)
  expect(editor.doc.widgets.size).toBe(before)
  editor.run(remove('w0002'))
  expect(editor.doc.widgets.size).toBe(before - 1)
  expect(insertWidget(workspace, 'W0011')).not.toBeNull()
  // two widgets do not fit in the place of one: neither is inserted
  pasteText(workspace, clip)
  expect(editor.doc.widgets.size).toBe(before)
})

test('the largest page that can be edited can be stored and read', () => {
  const workspace = opened(MOST)
  const text = serialiseForStore(workspace.documents().body as PageJson)
  expect(parsePage(text).page).not.toBeNull()
})

test('changes saved by other operators are merged at any size', () => {
  const workspace = opened(MOST)
  const larger = opened(MOST + 200_000)
  workspace.editor.run(adopt(larger.editor.doc))
  expect(workspace.editor.doc.widgets.size).toBe(larger.editor.doc.widgets.size)
})

test.each([
  [0.7, null],
  [0.85, { text: expect.stringMatching(/^页面大小已用 8[45]%（27\.\d MB，上限 32 MB）$/), urgent: false }],
  [0.97, { text: expect.stringContaining('已用 9'), urgent: true }],
])('at %d of the limit the top bar says %j', (share, notice) => {
  expect(opened(MOST * share).size.state.notice).toEqual(notice)
})

test('the message comes with the edit that passes 80 %, after others that were not counted one by one', () => {
  const workspace = opened((PAGE_BYTES - RESERVE) * 0.8 - 70_000)
  const { editor, size } = workspace
  const shares = Array.from({ length: 8 }, (_, index) => {
    editor.run(setProp(`w000${index % 3}`, ['text'], HTML + '字'.repeat(6_000 * (1 + Math.floor(index / 3)))))
    const pages = Object.values(workspace.documents())
    const bytes = pages.reduce((sum, page) => sum + (page ? bytesOf(storedPage(page)) : 0), 0)
    return { isNear: bytes >= 0.8 * (PAGE_BYTES - RESERVE), hasNotice: size.state.notice !== null }
  })
  expect(shares.map(({ hasNotice }) => hasNotice)).toEqual(shares.map(({ isNear }) => isNear))
  expect(new Set(shares.map(({ isNear }) => isNear)).size).toBe(2)
  while (size.state.notice !== null) expect(editor.undo()).toBe(true)
  expect(editor.canUndo).toBe(true)
})
