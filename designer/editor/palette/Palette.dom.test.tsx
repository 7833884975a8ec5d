import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { childrenOf, PAGE, setProp } from '@engine/design'
import { ShopThemeContext } from '@engine/render/live/theme-context'
import { fillSetting } from '@schemas/site-settings'
import { drawIn } from '@tests/helpers/dialog'
import { openWorkspace } from '@tests/helpers/workspace'
import { Palette } from './Palette'

afterEach(cleanup)

function open() {
  const workspace = openWorkspace()
  drawIn(workspace, <Palette />)
  const card = screen.getByTitle(/^热区图：/)
  const askMenu = () => act(async () => void fireEvent.contextMenu(card, { clientX: 40, clientY: 60 }))
  const line = (name: string) => screen.getByRole('menuitem', { name })
  const types = () => {
    const { doc } = workspace.editor
    return childrenOf(doc, null).map((uuid) => doc.widgets.get(uuid)?.type)
  }
  return { workspace, card, askMenu, line, types, uuids: childrenOf(workspace.editor.doc, null) }
}

it('draws its pictures in the theme of the shop where the page follows it', () => {
  const workspace = openWorkspace()
  act(() => void workspace.editor.run(setProp(PAGE, ['followTheme'], true)))
  drawIn(
    workspace,
    <ShopThemeContext value={fillSetting('theme', { primaryColor: '#7a1f6b' })}>
      <Palette />
    </ShopThemeContext>,
  )
  const picture = screen.getByTitle(/^分类导航：|^搜索：/).querySelector('img')
  expect(picture?.style.backgroundColor).toBe('rgb(122, 31, 107)')
})

describe('palette 添加到上方 and 添加到下方', () => {
  it.each([
    ['添加到上方', 1],
    ['添加到下方', 2],
  ])('%s: beside the widget that is selected by then', async (name, index) => {
    const { workspace, card, askMenu, line, types, uuids } = open()
    card.focus()
    act(() => workspace.select(uuids.slice(1, 2)))
    await askMenu()
    const before = types()
    await act(async () => void fireEvent.click(line(name)))
    expect(types()).toEqual(before.toSpliced(index, 0, 'W0003'))
    expect(screen.queryByRole('menuitem')).toBeNull()
    expect(document.activeElement).toBe(card)
  })

  it('the Enter that chooses does not press the card too', async () => {
    const { workspace, askMenu, line, uuids } = open()
    act(() => workspace.select(uuids.slice(1, 2)))
    await askMenu()
    const enter = createEvent.keyDown(line('添加到上方'), { key: 'Enter', keyCode: 13, which: 13 })
    await act(async () => void fireEvent(line('添加到上方'), enter))
    expect(childrenOf(workspace.editor.doc, null)).toHaveLength(uuids.length + 1)
    expect(enter.defaultPrevented).toBe(true)
  })

  it('offers neither while nothing is selected', async () => {
    const { askMenu, line } = open()
    await askMenu()
    expect(line('添加到上方').getAttribute('aria-disabled')).toBe('true')
    expect(line('添加到下方').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('palette search', () => {
  const found = (word: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: word } })
    return screen.queryAllByTitle(/：拖到画布上/).map(({ textContent }) => textContent)
  }

  it.each([
    ['轮播', ['轮播图', '图片轮播']],
    ['lunbotu', ['轮播图']],
    ['lun bo t', ['轮播图']],
    ['lbt', ['轮播图']],
    ['LBT', ['轮播图']],
    ['Banner', ['轮播图', '图片轮播']],
    ['头图', ['轮播图']],
    ['toutu', ['轮播图']],
    ['gwc', ['购物车']],
    ['yhq', ['优惠券']],
    ['W0023', ['视频']],
    ["lun'bo't", ['轮播图']],
    ['lun’bo', ['轮播图', '图片轮播']],
    ["ban'n'er", ['轮播图', '图片轮播']],
    ['unbo', []],
  ])('%s finds %j', (word, titles) => {
    drawIn(openWorkspace(), <Palette />)
    expect(found(word)).toEqual(titles)
  })

  it('a word of spaces narrows nothing', () => {
    drawIn(openWorkspace(), <Palette />)
    const all = found('')
    expect(all.length).toBeGreaterThan(20)
    expect(found('  ')).toEqual(all)
  })
})
