import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { DEFAULT_PAGE_PROPS } from '@schemas/empty-page'
import type { JsonObject } from '@schemas/page'
import { fillSetting } from '@schemas/site-settings'
import { PhoneTop, TabBar } from './PhoneFrame'

const goTo = vi.fn<(href: string) => void>()
const back = vi.fn<() => void>()
beforeEach(() => {
  vi.spyOn(history, 'back').mockImplementation(back)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '')
  goTo.mockClear()
  back.mockClear()
})

function draw(part: React.ReactNode, path: string, pieces = 0) {
  const shop = { ...visitorShop(undefined, path), cart: { count: pieces, groups: null, added: 0 } }
  const actions = { ...INERT_ACTIONS, goTo }
  render(
    <RenderProvider value={{ mode: 'render', page: DEFAULT_PAGE_PROPS, shop, actions, base: '/h5' }}>
      {part}
    </RenderProvider>,
  )
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the tab bar', () => {
  const bar = (settings: JsonObject = {}) => <TabBar {...fillSetting('phone_bar', settings)} />
  const current = () =>
    screen.getAllByRole('link').flatMap((link) => (link.hasAttribute('aria-current') ? link.textContent : []))

  test('leads to home, categories, cart and member centre of the phones’ site', () => {
    draw(bar(), '/')
    expect(links()).toEqual([
      ['首页', '/h5'],
      ['分类', '/h5/categories'],
      ['购物车', '/h5/cart'],
      ['我的', '/h5/member'],
    ])
  })

  test.each([
    ['/', ['首页']],
    ['/home?utm=1', ['首页']],
    ['/categories?cat_id=10', ['分类']],
    ['/member/trade', ['我的']],
    ['/items/104', []],
    ['/cartridge', []],
  ])('at %s marks %j', (path, titles) => {
    draw(bar(), path)
    expect(current()).toEqual(titles)
  })

  test.each([
    [0, '购物车'],
    [7, '购物车7件商品'],
    [100, '购物车99+件商品'],
  ])('with %i pieces the cart says so', (pieces, name) => {
    draw(bar(), '/', pieces)
    expect(within(screen.getByRole('navigation')).getByText('购物车').textContent).toBe(name)
  })

  test('shows the items and colours that the shop has chosen', () => {
    const items = [
      { title: '门店', icon: 'shop', imgUrl: '', pathData: { linkPage: 'page', url: '/shops/near' } },
      {
        title: '礼物',
        icon: 'gift',
        imgUrl: '/media/gift.webp',
        pathData: { linkPage: 'page', url: '/pointitems' },
      },
    ]
    draw(bar({ items, activeColor: '#cc0000', backgroundColor: '#111111' }), '/shops/near')
    expect(links()).toEqual([
      ['门店', '/h5/shops/near'],
      ['礼物', '/h5/pointitems'],
    ])
    expect(document.querySelector('[data-icon]')?.getAttribute('data-icon')).toBe('shop')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/gift.webp')
    const { style } = screen.getByRole('navigation')
    expect(style.backgroundColor).toBe('rgb(17, 17, 17)')
    expect(style.getPropertyValue('--tab-current')).toBe('#cc0000')
  })
})

describe('the top bar of a phone', () => {
  const top = { shopName: '禾岸生活', logo: '', searches: true }

  test('is the shop and its search at home', () => {
    draw(<PhoneTop {...top} />, '/')
    expect(links()).toEqual([
      ['禾岸生活', '/h5'],
      ['搜索商品', '/h5/result'],
    ])
    cleanup()
    draw(<PhoneTop {...top} logo="/media/logo.webp" />, '/')
    expect(screen.getByRole('img', { name: '禾岸生活' }).getAttribute('src')).toBe('/media/logo.webp')
  })

  test.each([
    ['/items/104', '/h5'],
    ['/member/trade', '/h5/member'],
    ['/member', '/h5'],
  ])('at %s it has title, search and a way back, to %s for who has come from elsewhere', (path, href) => {
    draw(<PhoneTop {...top} title="标题" />, path)
    expect(screen.getByText('标题')).toBeTruthy()
    expect(screen.getByRole('link', { name: '搜索' }).getAttribute('href')).toBe('/h5/result')
    fireEvent.click(screen.getByRole('link', { name: '返回' }))
    expect([back.mock.calls.length, goTo.mock.calls]).toEqual([0, [[href.replace('/h5', '') || '/']]])
    expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe(href)
  })

  test('back is the page before, once there is one of this shop', () => {
    history.replaceState({ idx: 1 }, '')
    draw(<PhoneTop {...top} title="标题" />, '/items/104')
    fireEvent.click(screen.getByRole('link', { name: '返回' }))
    expect([back.mock.calls.length, goTo.mock.calls]).toEqual([1, []])
  })

  test('the search page does not lead to itself', () => {
    draw(<PhoneTop {...top} title="搜索" />, '/result?keywords=x')
    expect(screen.queryByRole('link', { name: '搜索' })).toBeNull()
  })

  test('pages to sign in on have nothing to search', () => {
    draw(<PhoneTop {...top} title="登录" searches={false} />, '/auth/login')
    expect(screen.queryByRole('link', { name: '搜索' })).toBeNull()
  })
})
