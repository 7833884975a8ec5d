import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw, liveCategory } from '@tests/helpers/drawn-widgets'
import menu from './index'

afterEach(cleanup)
const categoryData = [
  {
    category_id: '1',
    category_name: '服饰',
    children: [
      { category_id: '11', category_name: '女装', children: [{ category_id: '111', category_name: 'T恤' }] },
    ],
  },
  { category_id: '2', category_name: '数码' },
]
const names = { '1': '服饰', '2': '数码', '11': '女装', '111': 'T恤' }
const category = Object.fromEntries(Object.entries(names).map(([id, name]) => [id, liveCategory(id, name)]))
const data = [
  { title: '首页', pathData: { linkPage: 'page', url: '/' } },
  { title: '商品', pathData: { linkPage: 'page', url: '/items' } },
]
const show = (hover: boolean, path = '/') =>
  draw(menu, { props: { categoryData, data, hover }, live: { category }, shop: { path } })
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const list = () => screen.queryByRole('navigation', { name: '全部商品分类' })

describe('W0007', () => {
  it('W0007 hover true: the list is open', () => {
    draw(menu, { props: { categoryData, data, hover: true }, live: { category } })
    expect(list()).not.toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('a menu without links has no empty landmark for them', () => {
    draw(menu, { props: { categoryData, data: [], hover: true }, live: { category } })
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
  })

  it('the fly-out reaches to the end of the page, also of a menu that is a list wide', () => {
    draw(menu, { props: { categoryData, data: [], hover: true }, style: { width: 210 }, live: { category } })
    expect(list()?.parentElement?.style.getPropertyValue('--fly-out')).toBe('980px')
  })

  it('the fly-out has three levels, its last with the pictures that categories have', () => {
    const leaf = { ...liveCategory('111', 'T恤'), image_url: '/media/shirt-l.webp' }
    draw(menu, {
      props: { categoryData, data, hover: true },
      live: { category: { ...category, '111': leaf } },
    })
    fireEvent.mouseEnter(screen.getByRole('link', { name: '服饰' }).parentElement ?? document.body)
    expect(href('女装')).toBe('/items?cat_id=11')
    expect(screen.getByRole('link', { name: 'T恤' }).querySelector('img')?.getAttribute('src')).toContain(
      'shirt',
    )
    expect(screen.getByRole('link', { name: '女装' }).querySelector('img')).toBeNull()
  })

  it('on a phone it leads to all categories', () => {
    draw(menu, { props: { categoryData, data, hover: true }, viewport: 'h5', live: { category } })
    expect(href('全部商品分类')).toBe('/categories')
    expect(list()).toBeNull()
  })

  it('W0007 hover false: the list opens on hover and closes on leaving', () => {
    show(false)
    expect(list()).toBeNull()
    const head = screen.getByRole('button', { name: '全部商品分类' })
    fireEvent.mouseEnter(head.parentElement ?? head)
    expect(list()).not.toBeNull()
    fireEvent.mouseLeave(head.parentElement ?? head)
    expect(list()).toBeNull()
  })

  it('hover false: the list opens on keyboard focus, arrow keys move, Escape closes', () => {
    show(false)
    const head = screen.getByRole('button')
    fireEvent.focusIn(head)
    expect([list() !== null, head.getAttribute('aria-expanded')]).toEqual([true, 'true'])
    fireEvent.keyDown(head, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('服饰')
    fireEvent.keyDown(document.activeElement ?? head, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('数码')
    fireEvent.keyDown(document.activeElement ?? head, { key: 'Escape' })
    expect([list(), document.activeElement]).toEqual([null, head])
  })

  it('three levels lead to /items?cat_id=', () => {
    show(true)
    fireEvent.mouseEnter(screen.getByRole('link', { name: '服饰' }).parentElement ?? document.body)
    expect([href('服饰'), href('女装'), href('T恤')]).toEqual([
      '/items?cat_id=1',
      '/items?cat_id=11',
      '/items?cat_id=111',
    ])
  })

  it('the list is menuTop 40 below the top', () => {
    show(true)
    expect(list()?.style.top).toBe('40px')
  })

  it('marks the item of the current page', () => {
    show(true, '/items')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('商品')
  })

  it('a list that is always open lies over what follows; one that opens does so while it is open', () => {
    show(true)
    expect(list()?.hasAttribute('data-standing')).toBe(true)
    cleanup()
    show(false)
    fireEvent.focusIn(screen.getByRole('button'))
    expect(list()?.hasAttribute('data-standing')).toBe(false)
  })

  it.each([true, false])('without categories its head leads to all of the shop, hover %s', (hover) => {
    const deleted = [{ category_id: '9', category_name: '已删' }]
    for (const listed of [[], deleted]) {
      draw(menu, { props: { categoryData: listed, data, hover } })
      expect(href('全部商品分类')).toBe('/categories')
      expect([list(), screen.queryByRole('button')]).toEqual([null, null])
      cleanup()
    }
  })

  it('does not open in design mode', () => {
    draw(menu, { mode: 'design', props: { categoryData, data, hover: false } })
    fireEvent.mouseEnter(screen.getByRole('button').parentElement ?? document.body)
    expect(list()).toBeNull()
  })
})
