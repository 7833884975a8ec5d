import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Actions } from '@engine'
import { draw, liveCoupon } from '@tests/helpers/drawn-widgets'
import coupons from './index'

const data = ['1', '2', '3'].map((card_id) => ({ card_id, title: `券${card_id}`, card_type: 'cash' }))
const live = {
  coupon: {
    '1': liveCoupon('1'),
    '2': liveCoupon('2', { card_type: 'discount', discount: 15, state: 1 }),
    '3': liveCoupon('3', { state: 2 }),
  },
}
const yes = () => vi.fn<Actions['claimCoupon']>(async () => true)

afterEach(cleanup)

describe('W0021', () => {
  it('labels: cash in RMB, discount as (100 − discount) / 10 折; texts 1 to 0 coupon states', () => {
    draw(coupons, { props: { data }, live })
    const cards = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(cards).toEqual([
      '20.00RMB满100可用优惠券1立即领取',
      '8.5折满100可用优惠券2已领取',
      '20.00RMB满100可用优惠券3已抢光',
    ])
  })

  it('W0021 a claim opens 领取成功, whose OK goes to the goods list', async () => {
    const [claimCoupon, goTo] = [yes(), vi.fn<Actions['goTo']>()]
    draw(coupons, { props: { data }, live, actions: { claimCoupon, goTo } })
    fireEvent.click(screen.getByRole('button', { name: '立即领取 优惠券1' }))
    const dialog = await screen.findByRole('dialog', { name: '领取成功' })
    expect(dialog.textContent).toContain('优惠券领取成功，现在去使用')
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect([claimCoupon.mock.calls, goTo.mock.calls]).toEqual([[['1']], [['/items']]])
  })

  it('W0021 nothing is claimed in design mode', () => {
    const claimCoupon = yes()
    draw(coupons, { props: { data }, live, mode: 'design', actions: { claimCoupon } })
    for (const button of screen.getAllByRole('button')) fireEvent.click(button)
    expect(claimCoupon).not.toHaveBeenCalled()
  })

  it('W0021 shows placeholders to operators, nothing to shoppers', () => {
    draw(coupons)
    expect(document.querySelector('section')).toBeNull()
    cleanup()
    draw(coupons, { mode: 'design' })
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0)
  })

  it('W0021 title, subtitle, more link, colours and corners follow the panel', () => {
    const props = {
      data,
      text: '领券',
      subTitle: '限时',
      moreText: '全部',
      moreLinkData: { linkPage: 'page', url: '/member/coupon-center' },
      wgtBackgroundColor: '#123456',
      wgtTextColor: '#ffffff',
      wgtTitleFontSize: 22,
      wgtSubTitleFontSize: 12,
      wgtSubTextColor: '#eeeeee',
      wgtBorderRadius: true,
    }
    draw(coupons, { props, live })
    const title = screen.getByRole('heading', { level: 2, name: '领券' })
    expect([title.style.fontSize, title.style.color]).toEqual(['22px', 'rgb(255, 255, 255)'])
    expect(title.parentElement?.style.backgroundColor).toBe('rgb(18, 52, 86)')
    expect(screen.getByText('限时').style.fontSize).toBe('12px')
    expect(screen.getByRole('link', { name: '全部' }).getAttribute('href')).toBe('/member/coupon-center')
    expect(title.closest('section')?.className).toMatch(/round/)
  })
})
