import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Card, PromotionActivity } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import OffersSheet from './OffersSheet'

afterEach(cleanup)

test('on a phone coupons are claimed and promotions told in a sheet', async () => {
  const card = { card_id: '1', title: '满减券', description: '满99元可用', quantity: 9, get_limit: 1 }
  const promotion = { promotion_id: '1', promotion_tag: '满减', marketing_name: '', rules: ['满99减10'] }
  let closed = 0
  drawSection(
    <OffersSheet
      open
      coupons={[{ ...card, user_get_num: 0, get_num: 0 } as unknown as Card]}
      promotions={[promotion as unknown as PromotionActivity]}
      onCancel={() => closed++}
    />,
    '/items/1',
  )
  const sheet = await screen.findByRole('dialog', { name: '优惠' })
  expect(sheet.textContent).toContain('满减券满99元可用领取')
  expect(sheet.textContent).toContain('满减满99减10')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '领取 满减券' }).disabled).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(closed).toBe(1)
})
