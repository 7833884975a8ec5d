import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { PayMethod, TradeDetail } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Ways } from './Ways'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18) Mobile/15E148'
const WECHAT = `${PHONE} MicroMessenger/8.0`
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140'

const method = (pay_type_code: string, pay_type_name: string): PayMethod => ({ pay_type_code, pay_type_name })
const WECHAT_PAY = '微信支付'

function draw(userAgent: string, { test: isTest = false, shop = true } = {}) {
  vi.stubGlobal('navigator', { userAgent })
  const demo = isTest ? [method('test', '测试支付')] : []
  const own = (...methods: PayMethod[]) => ({ data: [...demo, ...(shop ? methods : [])] })
  const trade = { trade_id: '7', total_fee: 100, order_type: 'normal', pay_type: '', expire_seconds: 60 }
  drawSection(
    <Ways
      trade={trade as TradeDetail}
      methods={{
        pc: own(method('wxpaypc', WECHAT_PAY), method('alipay', '支付宝')),
        h5: own(method('wxpayh5', WECHAT_PAY), method('alipayh5', '支付宝')),
        wxPlatform: own(method('wxpayjs', WECHAT_PAY)),
      }}
    />,
    '/cashier?trade_id=7',
  )
  return screen.getAllByRole<HTMLInputElement>('radio')
}
const codes = (radios: HTMLInputElement[]) => radios.map(({ value }) => value)

describe('the ways to pay by device', () => {
  test.each([
    [DESKTOP, ['wxpaypc', 'alipay']],
    [PHONE, ['wxpayh5', 'alipayh5']],
    [WECHAT, ['wxpayjs']],
  ])('%s', (agent, offered) => expect(codes(draw(agent))).toEqual(offered))

  test('a demo shop shows what it has not opened; it cannot be chosen', () => {
    const radios = draw(PHONE, { test: true, shop: false })
    expect(codes(radios)).toEqual(['test', 'alipayh5', 'wxpayh5'])
    expect(radios.map(({ disabled, checked }) => [disabled, checked])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ])
    expect(screen.getAllByText('暂未开通')).toHaveLength(2)
  })
})
