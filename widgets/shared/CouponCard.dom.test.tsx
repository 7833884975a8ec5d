import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { visitorShop, EMPTY_LIVE } from '@engine'
import { shownCoupon, type CouponState, type ShownCoupon } from './coupon'
import { CouponCard } from './CouponCard'
import { liveCoupon } from '@tests/helpers/drawn-widgets'

afterEach(cleanup)

function couponIn(state: CouponState): ShownCoupon {
  const shop = visitorShop({ ...EMPTY_LIVE, coupon: { '5': liveCoupon('5', { state }) } })
  const coupon = shownCoupon({ card_id: '5' }, shop, 'render')
  if (!coupon) throw new Error('expected a coupon')
  return coupon
}

describe('CouponCard', () => {
  it('its button is the last thing of a ticket, with a picture too', () => {
    for (const picture of ['', '/media/coupon.webp']) {
      const { container } = render(<CouponCard coupon={{ ...couponIn(0), picture }} onClaim={() => {}} />)
      const buttons = [...container.querySelectorAll('button, h3, p, img')]
      expect(buttons.at(-1)?.textContent).toBe('立即领取')
      cleanup()
    }
  })

  it('a picture is shown whole, whatever its place', () => {
    render(<CouponCard coupon={{ ...couponIn(0), picture: '/media/coupon.webp' }} />)
    expect(screen.getByRole('img').className).toContain('contain')
  })

  it('shows figure with unit and the threshold', () => {
    render(<CouponCard coupon={couponIn(0)} />)
    expect(screen.getByText('RMB').parentElement?.textContent).toBe('20.00RMB')
    expect(screen.getByText('满100可用')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    [0, '立即领取', null],
    [1, '已领取', 'true'],
    [2, '已抢光', 'true'],
  ] as const)('texts coupon states: %i is %s', (state, text, disabled) => {
    render(<CouponCard coupon={couponIn(state)} onClaim={() => {}} />)
    const button = screen.getByRole('button')
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual([text, disabled])
  })

  it('claims the coupon, not twice while busy', () => {
    const onClaim = vi.fn<(coupon: ShownCoupon) => void>()
    const coupon = couponIn(0)
    const { rerender } = render(<CouponCard coupon={coupon} onClaim={onClaim} />)
    fireEvent.click(screen.getByRole('button'))
    rerender(<CouponCard coupon={coupon} onClaim={onClaim} busy />)
    fireEvent.click(screen.getByRole('button'))
    expect(onClaim.mock.calls).toEqual([[coupon]])
  })
})
