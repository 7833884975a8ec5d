import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { defineWidget } from '@engine'
import { CouponCard } from './CouponCard'
import { useCouponList } from './coupon'
import { draw, liveCoupon } from '@tests/helpers/drawn-widgets'
import { useClaim } from './use-claim'

const definition = defineWidget({
  type: 'W0021',
  Render: function Coupons() {
    const { claim, isBusy, now, dialog } = useClaim()
    const coupons = useCouponList([{ card_id: 'c1' }, { card_id: 'c2' }])
    return (
      <div>
        {coupons.map((coupon) => (
          <CouponCard key={coupon.id} coupon={now(coupon)} onClaim={claim} busy={isBusy(coupon)} />
        ))}
        {dialog}
      </div>
    )
  },
})
const live = { coupon: { c1: liveCoupon('c1'), c2: liveCoupon('c2', { state: 1 }) } }
afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name })

it('W0021 a claim opens the dialog 领取成功, whose OK goes to the product list', async () => {
  const goTo = vi.fn<(href: string) => void>()
  const claimCoupon = vi.fn<(id: string) => Promise<boolean>>(async () => true)
  draw(definition, { live, actions: { claimCoupon, goTo } })
  fireEvent.click(button('立即领取 优惠券c1'))
  expect(button('立即领取 优惠券c1').getAttribute('aria-busy')).toBe('true')
  const dialog = await screen.findByRole('dialog', { name: '领取成功' })
  expect(dialog.textContent).toContain('优惠券领取成功，现在去使用')
  expect(claimCoupon.mock.calls).toEqual([['c1']])
  fireEvent.click(button('确定'))
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/items')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the dialog takes the focus and restores it to the button', async () => {
  draw(definition, { live, actions: { claimCoupon: async () => true } })
  const claim = button('立即领取 优惠券c1')
  claim.focus()
  fireEvent.click(claim)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(claim))
})

it('after a refusal the button is enabled again and no dialog opens', async () => {
  const claimCoupon = vi.fn<(id: string) => Promise<boolean>>(async () => false)
  draw(definition, { live, actions: { claimCoupon } })
  const claim = button('立即领取 优惠券c1')
  fireEvent.click(claim)
  await waitFor(() => expect(claim.hasAttribute('aria-busy')).toBe(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(claim)
  expect(claimCoupon).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(claim.hasAttribute('aria-busy')).toBe(false))
})

it('W0021 claims nothing in design mode, nor a claimed coupon', () => {
  const claimCoupon = vi.fn<(id: string) => Promise<boolean>>(async () => true)
  const design = draw(definition, { live, mode: 'design', actions: { claimCoupon } })
  fireEvent.click(button('立即领取 优惠券c1'))
  design.unmount()
  draw(definition, { live, actions: { claimCoupon } })
  fireEvent.click(button('已领取 优惠券c2'))
  expect(claimCoupon).not.toHaveBeenCalled()
})

it('a coupon can be claimed again until the limit is reached, then it is 已领取', async () => {
  const twice = { coupon: { c1: liveCoupon('c1', { get_limit: 2 }), c2: liveCoupon('c2', { get_num: 99 }) } }
  draw(definition, { live: twice, actions: { claimCoupon: async () => true } })
  const take = async (name: string) => {
    fireEvent.click(button(name))
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await take('立即领取 优惠券c1')
  await take('立即领取 优惠券c1')
  expect(button('已领取 优惠券c1').getAttribute('aria-disabled')).toBe('true')
})
