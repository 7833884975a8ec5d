import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { remove, setHidden, setProp } from '@engine/design'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawIn } from '@tests/helpers/dialog'
import { openWorkspace } from '@tests/helpers/workspace'
import { HistoryList } from './HistoryList'

beforeAll(() => {
  // jsdom lays nothing out: the list would have no room for a line
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('named steps in a history panel', () => {
  test('leads back to each step, and to the page as it was opened', () => {
    const workspace = openWorkspace()
    const { editor } = workspace
    const titleNow = () => editor.doc.widgets.get('coupons')?.props['text']
    const begun = titleNow()
    for (const word of ['一', '二']) {
      editor.mark()
      editor.run(setProp('coupons', ['text'], word, { field: `标题${word}` }))
    }
    drawIn(workspace, <HistoryList />)
    const list = within(screen.getByRole('list', { name: '操作历史' }))
    const go = (name: RegExp) => fireEvent.click(list.getByRole('button', { name }))
    const current = () =>
      list.getAllByRole('listitem').find((line) => line.getAttribute('aria-current') === 'step')?.textContent

    go(/^打开页面/)
    expect([titleNow(), current()]).toEqual([begun, '打开页面'])
    go(/^(?!只).*标题一/)
    expect(titleNow()).toBe('一')
    expect(current()).toContain('标题一')
    go(/^(?!只).*标题二/)
    expect(titleNow()).toBe('二')
  })

  test('a step says by its first text which widget of a kind it is about, also of one that is gone', async () => {
    const workspace = openWorkspace()
    const { editor } = workspace
    editor.run(setProp('coupons', ['titleFontSize'], 20, { field: '标题字号' }))
    editor.run(remove('seckill'))
    editor.run(setHidden(['coupons', 'living'], true))
    drawIn(workspace, <HistoryList />)
    const lines = within(screen.getByRole('list', { name: '操作历史' })).getAllByRole('listitem')
    expect(lines.map((line) => line.querySelector('button span')?.textContent)).toEqual([
      '隐藏 优惠券',
      expect.stringMatching(/^删除 商品限时秒杀$/),
      '编辑 优惠券 标题字号领券中心',
      '打开页面',
    ])
    await expectAccessible('history')
  })
})
