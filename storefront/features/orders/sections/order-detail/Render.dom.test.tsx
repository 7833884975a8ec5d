import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type {
  Delivery,
  OfflineGetVoucherAnswer,
  OrderDetail,
  OrderInfo,
  PickupCode,
} from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { call } from '@storefront/shell/api/call'
import { asked as refreshes } from '@storefront/shell/state/refresh-page'
import { ORDER } from '@tests/helpers/storefront-orders'
import { toasts } from '@storefront/shell/state/toasts'
import { Render } from './Render'

const asked = vi.mocked(call)

beforeEach(() => {
  asked.mockReset()
  asked.mockResolvedValue({ list: [], count: 0, total_count: 0 } as never)
  toasts.list = []
  refreshes.times = 0
})
afterEach(cleanup)

interface Around {
  order?: Partial<OrderInfo>
  detail?: Partial<OrderDetail>
  pickup?: PickupCode
  voucher?: OfflineGetVoucherAnswer
  parcels?: Pick<Delivery, 'steps'>[]
}

async function draw({ order, detail, pickup, voucher = {}, parcels = [] }: Around = {}) {
  const events = [
    { kind: 'created', msg: '提交订单', created: 1_795_000_000 },
    { kind: 'paid', msg: '付款成功', created: 1_795_000_060 },
  ]
  const tradeInfo = {
    tradeId: 'T1',
    tradeState: 'SUCCESS',
    payType: 'test',
    payFee: 9_600,
    payDate: '',
    timeStart: 0,
    timeExpire: 0,
  } as const
  const data: OrderDetail = {
    orderInfo: { ...ORDER, ...order },
    tradeInfo,
    distributor: {},
    cancelData: {},
    events,
    ...detail,
  }
  drawSection(<Render />, `/member/trade/${ORDER.order_id}`, {
    order: { data },
    pickup: pickup ? { data: pickup } : { error: { status: 409, code: 409, message: '该订单不是自提订单' } },
    voucher: { data: voucher },
    parcels: { data: { list: parcels } },
    service: { data: { service_link: 'https://kf.example/?o={order_id}', service_phone: '' } },
    counts: { data: { rate_status: true, no_reason: true } },
  })
  // the lower part of the page comes after its head
  await screen.findByRole('region', { name: '订单动态' })
}
const card = (name: string) => within(screen.getByRole('region', { name }))

describe('an order’s own page', () => {
  test('how it stands, on which step, and its figures to the cent as they were stored', async () => {
    await draw()
    screen.getByRole('heading', { name: '待发货' })
    const steps = within(screen.getByRole('list', { name: '订单进度' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null])
    const sum = screen.getByLabelText('金额明细').textContent
    for (const text of ['商品金额', '¥100.00', '-¥7.00', '-¥3.00', '-¥2.00', '¥8.00', '实付款¥96.00'])
      expect(sum).toContain(text)
    const line = within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent
    for (const text of ['衬衫', '满百减七 -¥7.00', '三元券 -¥3.00', '¥88.00']) expect(line).toContain(text)
    expect(card('订单动态').getAllByRole('listitem')[0]?.textContent).toContain('付款成功')
    expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe(
      `https://kf.example/?o=${ORDER.order_id}`,
    )
    expect(screen.getByRole('link', { name: '打印订单' }).getAttribute('href')).toMatch(/\/print$/)
  })

  test('once it is sent, where its parcel is and when it counts as received', async () => {
    const sent = { order_status: 'WAIT_BUYER_CONFIRM', delivery_time: 1_795_100_000 } as const
    await draw({
      order: { ...sent, auto_finish_time: 1_796_000_000 },
      parcels: [{ steps: [{ AcceptTime: '2026-11-21 08:00:00', AcceptStation: '到达北京' }] }],
    })
    const step = screen.getByText('运输中').closest('li')
    expect([step?.getAttribute('aria-current'), step?.textContent]).toEqual([
      'step',
      '运输中2026-11-21 08:00:00到达北京',
    ])
    screen.getByText('2026-11-30 08:53 前未确认收货，将自动确认')
    screen.getByText('七天无理由')
  })

  test('a pickup code is shown big, with what tills read', async () => {
    await draw({
      order: { receipt_type: 'ziti', ziti_status: 'PENDING' },
      pickup: {
        order_id: ORDER.order_id,
        code: '453333',
        barcode_url: 'data:image/png;base64,YQ==',
        qrcode_url: 'data:image/png;base64,Yg==',
        ziti_status: 'PENDING',
        pickup_location: '1',
        name: '昌平店',
        address: '回龙观',
        hours: '9:00-21:00',
        contract_phone: '',
        pickup_date: '2026-11-22',
        pickup_time: '',
      },
    })
    const pickup = card('提货码')
    pickup.getByText('453333')
    expect(pickup.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
      '提货二维码',
      '提货条形码',
    ])
  })

  test('a transfer that was refused says why, and is corrected', async () => {
    const order = { order_status: 'NOTPAY', pay_status: 'NOTPAY', offline_payment_status: 2 } as const
    await draw({ order, voucher: { check_status: 2, remark: '金额不符', pay_fee: 9_600, voucher_pic: [] } })
    const voucher = card('银行转账凭证')
    voucher.getByText('金额不符')
    expect(voucher.getByRole('link', { name: '修改付款凭证' }).getAttribute('href')).toBe(
      '/cashier/offline-pay?trade_id=T1',
    )
  })

  test('how a cancellation stands, with its reason', async () => {
    await draw({
      order: { cancel_status: 'WAIT_PROCESS', order_status_msg: '退款处理中' },
      detail: { cancelData: { progress: 0, cancel_reason: '不想要了' } },
    })
    expect(screen.getByText(/取消申请待商家处理/).textContent).toBe('取消申请待商家处理（不想要了）')
  })

  test('what could not be asked says why, with 重试', () => {
    drawSection(<Render />, '/member/trade/1', {
      order: { error: { status: 500, code: 0, message: '服务器错误' } },
    })
    act(() => screen.getByRole('button', { name: '重试' }).click())
    expect(refreshes.times).toBe(1)
  })
})

describe('its invoice', () => {
  const invoice = { title: 'unit', content: '和安贸易', registration_number: '91110108MA01ABCD2X' } as const

  test('is asked for once it is paid, with a title', async () => {
    await draw()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '申请发票' })))
    const title = await screen.findByLabelText(/发票抬头/)
    await act(async () => void fireEvent.change(title, { target: { value: '李明' } }))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '确定' })))
    await waitFor(() => expect(toasts.list.map(({ text }) => text)).toEqual(['发票申请已提交']))
    expect(asked).toHaveBeenCalledWith('POST /order/invoice', {
      headers: { 'idempotency-key': expect.any(String) },
      body: { order_id: ORDER.order_id, title: 'individual', content: '李明' },
    })
    expect(refreshes.times).toBe(1)
  })

  test('waits, may be changed until it is written, and is downloaded from then on', async () => {
    await draw({ order: { invoice } })
    card('发票信息').getByText('等待商家开具')
    screen.getByRole('button', { name: '修改发票信息' })
    expect(screen.queryByRole('link', { name: '下载发票' })).toBeNull()
    cleanup()
    await draw({ order: { invoice, is_invoiced: true, invoice_number: '2511' } })
    const link = screen.getByRole('link', { name: '下载发票' })
    expect(link.getAttribute('href')).toBe(`/api/h5app/wxapp/order/invoice/pdf?order_id=${ORDER.order_id}`)
    expect(screen.queryByRole('button', { name: /发票/ })).toBeNull()
  })

  test('is nothing for what is unpaid, cancelled, or was for points alone', async () => {
    const without: Partial<OrderInfo>[] = [
      { pay_status: 'NOTPAY', order_status: 'NOTPAY' },
      { order_status: 'CANCEL' },
      { total_fee: 0 },
    ]
    for (const order of without) {
      await draw({ order })
      expect(screen.queryByText('发票信息')).toBeNull()
      cleanup()
    }
  })

  test('an application to cancel that waits says when it is granted by itself', async () => {
    const auto_time = Date.UTC(2026, 10, 29, 4) / 1000
    await draw({ detail: { cancelData: { progress: 0, cancel_reason: '买错了', auto_time } } })
    expect(screen.getByText('商家在 2026-11-29 12:00 前未处理，将自动同意')).toBeTruthy()
  })
})
