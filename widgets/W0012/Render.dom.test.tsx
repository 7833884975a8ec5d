import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject } from '@schemas'
import { draw, goodsEntry, liveCoupon, liveGoods } from '@tests/helpers/drawn-widgets'
import card from './index'

afterEach(cleanup)
const picture = (name: string) => ({
  imgUrl: `/media/${name}.webp`,
  pathData: { linkPage: 'href', href: `/${name}`, title: name },
})
const ids = ['1', '2', '3', '4', '5', '6']
const coupon = (id: string) => ({ card_id: id, title: `券${id}` })
const data: JsonObject[][] = [
  ['a', 'b'].map(picture),
  ['a', 'b', 'c'].map(picture),
  ['a', 'b', 'c', 'd'].map(picture),
  [{ data: ids.slice(0, 5).map((id) => goodsEntry(id)) }, { data: [goodsEntry('6')] }],
  [{ data: ['c1', 'c2'].map(coupon) }, { data: [coupon('c3')] }],
]
const live = {
  goods: Object.fromEntries(ids.map((id) => [id, liveGoods(id)])),
  coupon: { c1: liveCoupon('c1'), c2: liveCoupon('c2', { state: 2 }), c3: liveCoupon('c3') },
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('W0012', () => {
  it.each([
    [0, ['/a', '/b']],
    [1, ['/a', '/b', '/c']],
    [2, ['/a', '/b', '/c', '/d']],
  ])('W0012 styleType %i shows its own pictures', (styleType, expected) => {
    draw(card, { props: { data, styleType } })
    expect(hrefs()).toEqual(expected)
  })

  it('W0012 shows main title with its link, and subtitle', () => {
    draw(card, { props: { data, mainTitle: '新品', subTitle: '好物', linkPath: { href: '/new' } } })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('新品')
    expect(screen.getByRole('link', { name: '新品' }).getAttribute('href')).toBe('/new')
    expect(screen.getByText('好物')).toBeTruthy()
  })

  it('W0012 goods: four of the first group, the other groups by dots', () => {
    draw(card, { props: { data, styleType: 3 }, live })
    expect(hrefs()).toEqual(['/items/1', '/items/2', '/items/3', '/items/4'])
    fireEvent.click(screen.getByRole('button', { name: '第2组' }))
    expect(hrefs()).toEqual(['/items/6'])
  })

  it('W0012 goods: a swipe turns to the next group and back, a scroll does not', () => {
    draw(card, { props: { data, styleType: 3 }, live })
    const drag = (right: number, down = 0) => {
      const list = screen.getByRole('list')
      fireEvent.touchStart(list, { changedTouches: [{ clientX: 200, clientY: 200 }] })
      fireEvent.touchEnd(list, { changedTouches: [{ clientX: 200 + right, clientY: 200 + down }] })
      return hrefs().length
    }
    expect([drag(-30), drag(-90, 80), drag(-90), drag(90)]).toEqual([4, 4, 1, 4])
  })

  it('W0012 claims coupons through the shop, and the dialog leads to the product list', async () => {
    const claimCoupon = vi.fn<(id: string) => Promise<boolean>>(async () => true)
    const goTo = vi.fn<(href: string) => void>()
    draw(card, { props: { data, styleType: 4 }, live, actions: { claimCoupon, goTo } })
    fireEvent.click(screen.getByRole('button', { name: /立即领取/ }))
    const dialog = await screen.findByRole('dialog', { name: '领取成功' })
    expect(dialog.textContent).toContain('优惠券领取成功，现在去使用')
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect([claimCoupon.mock.calls, goTo.mock.calls]).toEqual([[['c1']], [['/items']]])
  })

  it('W0012 claims nothing in design mode', () => {
    const claimCoupon = vi.fn<(id: string) => Promise<boolean>>(async () => true)
    draw(card, { mode: 'design', props: { data, styleType: 4 }, live, actions: { claimCoupon } })
    fireEvent.click(screen.getByRole('button', { name: '立即领取 优惠券c1' }))
    expect(claimCoupon).not.toHaveBeenCalled()
  })

  it.each([0, 1, 2, 3, 4])('W0012 a new widget with styleType %i is shown to operators only', (styleType) => {
    draw(card, { props: { styleType } })
    expect(screen.queryByRole('heading')).toBeNull()
    cleanup()
    draw(card, { mode: 'design', props: { styleType } })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('新品首发')
  })
})
