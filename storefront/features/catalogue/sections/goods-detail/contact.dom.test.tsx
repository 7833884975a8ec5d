import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DeliveryOfAnswer } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Delivery } from './Delivery'

afterEach(cleanup)

const DELIVERY: DeliveryOfAnswer = {
  seller: { distributor_id: '0', name: '禾岸生活' },
  is_deliverable: true,
  freight_fee: 0,
  rule: '',
  ship_hours: 48,
  arrival: 1_795_000_000,
  pickup: false,
  no_reason: true,
}

test('the people of the shop are one click away from a product, and are told which one', () => {
  const service = { data: { service_link: 'https://kf.example/?i={item_id}', service_phone: '' } }
  drawSection(<Delivery item_id="10201" first={DELIVERY} sells={false} />, '/items/10201', { service })
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe(
    'https://kf.example/?i=10201',
  )
})
