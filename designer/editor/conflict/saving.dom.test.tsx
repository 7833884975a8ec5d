import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setPage, setProp } from '@engine/design'
import type { WidgetJson } from '@schemas/page'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawIn } from '@tests/helpers/dialog'
import { World, type Tab } from '@tests/helpers/saving'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import ConflictDialog from './conflict.dialog'
import { SaveState } from '../topbar/SaveState'

const text = (order: string, words: string): WidgetJson => ({
  type: 'W0011',
  v: 1,
  parent: null,
  order,
  name: '文本',
  props: { text: words },
  style: { width: 200, height: 40 },
})

const body = {
  ...emptyPage(),
  page: { v: 1, props: { title: '首页' } },
  widgets: { one: text('a0', '第一段'), two: text('a1', '第二段') },
}

// the dialog fetches renderers and forms when it needs them, which is slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

let world: World
let tab: Tab

beforeEach(async () => {
  world = new World({ pages: { header: null, footer: null, body } })
  tab = await world.open()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const wait = (milliseconds: number) => act(() => world.wait(milliseconds))
const type = (words: string, uuid = 'one') =>
  act(() => void tab.workspace.editor.run(setProp(uuid, ['text'], words)))

/** The other editor changes the server's text. */
const theySave = (from: string, to: string) => world.server.put('body', world.server.text().replace(from, to))

describe('saving: the state of the page', () => {
  const said = () => screen.getByRole('status').textContent

  test('已发布, 有修改, 保存中, 已保存 by the clock', async () => {
    drawIn(tab.workspace, <SaveState />)
    expect(screen.getByText('已发布')).toBeTruthy()
    await type('改')
    expect(said()).toBe('保存中…')
    expect(screen.getByText('有修改')).toBeTruthy()
    await wait(1000)
    expect(said()).toMatch(/^已保存 (\d\d-\d\d )?\d\d:\d\d$/)
    const live = { ...tab.workspace.page, published_revision: tab.saver.state.drafts.body }
    act(() => tab.saver.took([live]))
    await act(async () => {})
    expect(screen.getByText('已发布')).toBeTruthy()
  })

  test('离线，已暂存在本机; the text stays while it is tried again', async () => {
    drawIn(tab.workspace, <SaveState />)
    world.server.weather = 'away'
    await type('改')
    await wait(1000)
    expect(said()).toBe('离线，已暂存在本机')
    await wait(1000)
    expect(said()).toBe('离线，已暂存在本机')
    world.server.weather = 'fair'
    await wait(4000)
    expect(said()).toMatch(/^已保存/)
  })

  test('保存失败 with a button to try again', async () => {
    drawIn(tab.workspace, <SaveState />)
    world.server.weather = 'refusing'
    await type('改')
    await wait(1000)
    expect(said()).toBe('保存失败')
    world.server.weather = 'fair'
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await wait(0)
    expect(said()).toMatch(/^已保存/)
  })

  test('a viewer’s page says that it is only looked at', () => {
    drawIn(openWorkspace({ readOnly: true }), <SaveState />, 'viewer')
    expect(screen.getByText('只读')).toBeTruthy()
  })
})

describe('saving: true conflicts are shown side by side, each drawn live and scaled', () => {
  const onClose = vi.fn<() => void>()

  async function openConflict() {
    onClose.mockReset()
    theySave('第一段', '他的第一段')
    await type('我的第一段')
    await type('我的第二段', 'two')
    await wait(1000)
    expect(tab.workspace.ui.dialog).toBe('conflict')
    drawIn(
      tab.workspace,
      <>
        <SaveState />
        <ConflictDialog onClose={onClose} />
      </>,
    )
    await act(() => vi.dynamicImportSettled())
    return screen.getByRole('dialog')
  }

  test('the field by its title, both values, both widgets drawn; nothing can be taken over before all is chosen', async () => {
    const dialog = await openConflict()
    expect(screen.getByText('有冲突')).toBeTruthy()
    expect(within(dialog).getByText(/小王也修改了这个页面/)).toBeTruthy()
    const group = within(dialog).getByRole('radiogroup', { name: '文本 · 文本' })
    expect(within(group).getByRole('img', { name: '我的版本' }).textContent).toBe('我的第一段')
    expect(within(group).getByRole('img', { name: '小王的版本' }).textContent).toBe('他的第一段')
    expect(within(dialog).getByRole('button', { name: '采用所选' })).toHaveProperty('disabled', true)
    await expectAccessible('conflict')
  })

  test.each([
    ['我的', '我的第一段'],
    ['小王的', '他的第一段'],
  ])('%s is taken; the rest is merged; saving goes on', async (side, expected) => {
    const dialog = await openConflict()
    fireEvent.click(within(dialog).getByRole('radio', { name: side }))
    fireEvent.click(within(dialog).getByRole('button', { name: '采用所选' }))
    expect(onClose).toHaveBeenCalledOnce()
    await wait(1000)
    expect(JSON.parse(world.server.text()).widgets).toMatchObject({
      one: { props: { text: expected } },
      two: { props: { text: '我的第二段' } },
    })
    expect(tab.saver.unsaved).toBe(false)
  })

  test('all at once', async () => {
    const dialog = await openConflict()
    fireEvent.click(within(dialog).getByRole('button', { name: '全部用小王的' }))
    fireEvent.click(within(dialog).getByRole('button', { name: '采用所选' }))
    await wait(1000)
    expect(world.server.text()).toContain('他的第一段')
  })

  test('put off: it can be opened again from the top bar', async () => {
    const dialog = await openConflict()
    fireEvent.click(within(dialog).getByRole('button', { name: '稍后处理' }))
    expect(onClose).toHaveBeenCalledOnce()
    tab.workspace.ui.dialog = null
    fireEvent.click(screen.getByRole('button', { name: '处理冲突' }))
    expect(tab.workspace.ui.dialog).toBe('conflict')
    expect(world.server.text()).toContain('他的第一段')
  })

  test('settings of the page too', async () => {
    theySave('首页', '他的首页')
    act(() => void tab.workspace.editor.run(setPage(['title'], '我的首页')))
    await wait(1000)
    drawIn(tab.workspace, <ConflictDialog onClose={onClose} />)
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByRole('radiogroup', { name: '页面设置 · 页面标题' })).toBeTruthy()
    expect(screen.getByText('我的首页')).toBeTruthy()
    expect(screen.getByText('他的首页')).toBeTruthy()
  })
})
