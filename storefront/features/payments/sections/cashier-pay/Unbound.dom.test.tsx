import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import { stateAfter } from '../../use-payment'
import { wayAt } from '../../ways'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Unbound } from './Middle'

afterEach(cleanup)

const refusal = (code: number, status = 422) => new ApiError('请先绑定微信', { status, code })

test('a member without a bound account inside WeChat is led to bind it, and back to pay', () => {
  const way = wayAt('/cashier/wechat-jsapi')
  if (!way) throw new Error('Expected a way to pay inside WeChat')
  const state = stateAfter(refusal(422024))
  expect(state).toEqual({ state: 'unbound', message: '请先绑定微信' })
  drawSection(<Unbound way={way} trade_id="7" message="请先绑定微信" />, '/cashier/wechat-jsapi')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('去绑定微信')).toBe(
    `/auth/bindwechat?redirectUrl=${encodeURIComponent('/cashier/wechat-jsapi?trade_id=7')}`,
  )
  expect(hrefOf('选择其他支付方式')).toBe('/cashier?trade_id=7')
})

test.each([
  [422023, 422, { state: 'unavailable' }],
  [502001, 502, { state: 'failed', message: '请先绑定微信' }],
] as const)('refusal %i of a payment', (code, status, state) =>
  expect(stateAfter(refusal(code, status))).toEqual(state),
)
