import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OrdersCountAnswer } from '@schemas/generated/api'
import { ACCOUNT_PAGE_GROUPS } from '@storefront/shell/account/account-pages'
import { drawSection } from '@tests/helpers/storefront-sections'
import { AccountLinks } from './AccountLinks'
import { OrderStates } from './OrderStates'

afterEach(cleanup)

const COUNTS: OrdersCountAnswer = {
  normal_notpay_notdelivery: 1,
  normal_payed_notdelivery: 9,
  normal_payed_daifahuo: 2,
  normal_payed_daishouhuo: 3,
  normal_payed_daiziti: 4,
  normal_not_rate: 5,
  aftersales: 6,
  aftersales_pending: 0,
  aftersales_processing: 0,
  rate_status: true,
  no_reason: true,
}
const shown = (counts: OrdersCountAnswer | undefined) => {
  drawSection(<OrderStates counts={counts} />, '/member', {})
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('the centre says how many orders wait for what, each with its list', () => {
  expect(shown(COUNTS)).toEqual(['1待付款', '2待发货', '3待收货', '4待自提', '5待评价', '6售后订单'])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/member/trade?status=4',
  )
})

test('where the menu has no room the centre links every account page, by group', () => {
  drawSection(<AccountLinks />, '/member', {})
  const groups = screen.getAllByRole('region').map((group) => group.querySelectorAll('a').length)
  expect(groups).toEqual(ACCOUNT_PAGE_GROUPS.map(({ accountPages }) => accountPages.length))
})

test('where the counts are not known no order is said to be none', () => {
  expect(shown(undefined)).toEqual(['–待付款', '–待发货', '–待收货', '–待自提', '–待评价', '–售后订单'])
})
