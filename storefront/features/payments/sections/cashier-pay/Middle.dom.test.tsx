import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PaymentStarted } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { drawSection } from '@tests/helpers/storefront-sections'
import { InWechat } from './Middle'

type Told = (answer: { err_msg: string }) => void
const place: { WeixinJSBridge?: unknown } = window as never

afterEach(() => {
  cleanup()
  delete place.WeixinJSBridge
  vi.mocked(navigate).mockReset()
})

const payment = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=p',
  signType: 'RSA',
  paySign: 's',
  trade_info: { order_id: '70', trade_id: '7' },
} as unknown as PaymentStarted

describe('paying inside WeChat', () => {
  test('the button is there once WeChat has put in its bridge, and opens its dialog with the signed keys', () => {
    vi.mocked(navigate).mockImplementation(() => {})
    drawSection(<InWechat payment={payment} />, '/cashier/wechat-jsapi?trade_id=7')
    screen.getByText('正在打开微信支付…')
    expect(screen.getByRole('link', { name: '选择其他支付方式' }).getAttribute('href')).toBe(
      '/cashier?trade_id=7',
    )
    const invoke = vi.fn<(method: string, request: unknown, told: Told) => void>()
    act(() => {
      place.WeixinJSBridge = { invoke }
      document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    })
    fireEvent.click(screen.getByRole('button', { name: '立即支付' }))
    const { trade_info: _trade, ...keys } = payment
    expect(invoke).toHaveBeenCalledExactlyOnceWith('getBrandWCPayRequest', keys, expect.any(Function))
    const told = invoke.mock.calls[0]?.[2]
    told?.({ err_msg: 'get_brand_wcpay_request:cancel' })
    expect(navigate).not.toHaveBeenCalled()
    told?.({ err_msg: 'get_brand_wcpay_request:ok' })
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/finish?trade_id=7')
  })
})
