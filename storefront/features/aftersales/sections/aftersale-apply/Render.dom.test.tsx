import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AftersaleQuoteAnswer, AftersaleViewAnswer } from '@schemas/generated/api'
import { lineOf, aftersaleOf, viewOf } from '@tests/helpers/storefront-aftersales'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'
import { loadRouter } from '@storefront/shell/router/navigate'

beforeAll(() => loadRouter())

const asked = vi.mocked(call)

const QUOTE: AftersaleQuoteAnswer = {
  refund_fee: 5666,
  refund_point: 333,
  freight: 0,
  freight_point: 0,
  list: [
    {
      id: '1',
      item_name: '商品1',
      order_item_type: 'normal',
      num: 2,
      refund_fee: 5666,
      refund_point: 333,
    },
  ],
  count: 1,
  total_count: 1,
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockReset()
  asked.mockImplementation(
    async (key) => (key === 'GET /aftersales/apply/price' ? QUOTE : aftersaleOf()) as never,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const PATH = '/member/aftersales/apply-refund'
const none = { data: { list: [], count: 0, total_count: 0 } }
const draw = (view: AftersaleViewAnswer, more = {}, path = `${PATH}?order_id=100`) =>
  act(async () => {
    drawSection(<Render />, path, {
      view: { data: view },
      service: { data: { service_link: 'https://kf.example/?o={order_id}', service_phone: '' } },
      remind: { data: { intro: '', is_open: false } },
      earlier: none,
      ...more,
    })
    await import('./Form')
  })

/** The 200 ms of quiet, and the answer. */
const quoted = () => act(() => vi.advanceTimersByTimeAsync(200))
const amount = () => screen.getByLabelText<HTMLInputElement>('退款金额')
const submit = (name = '提交申请') =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await vi.advanceTimersByTimeAsync(0)
  })
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `选择 ${name}` }))
const sentTo = (path: string) =>
  asked.mock.calls.filter(([key]) => key === path).map(([, options]) => options.body)
const quotes = () =>
  asked.mock.calls
    .filter(([key]) => key === 'GET /aftersales/apply/price')
    .map(([, options]) => options.query as Record<string, string>)

describe('applying for after-sales', () => {
  test('exactly the types that the order allows are offered', async () => {
    await draw(viewOf({ types: ['ONLY_REFUND'] }))
    const names = () => within(screen.getByRole('group', { name: '售后类型' })).getAllByRole('radio')
    expect(names()).toHaveLength(1)
    cleanup()
    await draw(viewOf())
    expect(names().map((radio) => radio.closest('label')?.firstChild?.nextSibling?.textContent)).toEqual([
      '仅退款',
      '退货退款',
      '换货',
    ])
  })

  test('what can be asked of a line follows the type; what was not sent cannot be returned', async () => {
    await draw(viewOf())
    choose('商品1')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '商品1 的申请数量' }).value).toBe('3')
    fireEvent.click(screen.getByRole('radio', { name: /退货退款/ }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '商品1 的申请数量' }).value).toBe('2')
    expect(screen.getByRole('checkbox', { name: '选择 商品2' })).toHaveProperty('disabled', true)
    screen.getByText('未发货，仅可退款')
  })

  test('the amount is the server’s, asked once after a moment of quiet; less may be asked for, not more', async () => {
    await draw(viewOf())
    choose('商品1')
    fireEvent.click(screen.getAllByRole('button', { name: '减少' })[0] as Element)
    await quoted()
    expect(quotes()).toEqual([
      { order_id: '100', aftersales_type: 'ONLY_REFUND', detail: expect.stringContaining('"id":"1"') },
    ])
    expect(amount().value).toBe('56.66')
    screen.getByText('最多可退 ¥56.66，另退还 333 积分')
    expect(screen.getByText('可退').textContent).toContain('56.66')
    fireEvent.change(amount(), { target: { value: '56.67' } })
    await act(async () => fireEvent.blur(amount()))
    screen.getByText('退款金额不能超过 ¥56.66')
    fireEvent.change(amount(), { target: { value: '半价' } })
    await act(async () => fireEvent.blur(amount()))
    screen.getByText('请输入正确的金额')
  })

  test('goods and a reason are needed; what is sent leaves the amount to the server unless less is asked for', async () => {
    await draw(viewOf())
    fireEvent.change(screen.getByLabelText(/申请原因/), { target: { value: '质量问题' } })
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('请选择要申请售后的商品')
    expect(sentTo('POST /aftersales')).toEqual([])
    choose('商品2')
    await quoted()
    await submit()
    expect(sentTo('POST /aftersales')).toEqual([
      {
        order_id: '100',
        detail: '[{"id":"2","num":1}]',
        aftersales_type: 'ONLY_REFUND',
        reason: '质量问题',
        description: '',
        contact: '李明',
        mobile: '',
        evidence_pic: [],
        return_type: 'logistics',
      },
    ])
    expect(window.location.pathname).toBe('/member/aftersales/202611210000001')
    fireEvent.change(amount(), { target: { value: '30' } })
    await submit()
    expect(sentTo('POST /aftersales').at(-1)).toMatchObject({ refund_fee: 3000 })
  })

  test.each([
    [48, '商家最迟 48 小时内处理，逾期系统自动同意'],
    [168, '商家最迟 7 天内处理，逾期系统自动同意'],
  ])('within %i hours the shop has to answer, and the applicant is told', async (answer_hours, text) => {
    await draw(viewOf({ answer_hours }))
    expect(screen.getByText(text)).toBeTruthy()
  })

  test('a reason is needed', async () => {
    await draw(viewOf({ list: [lineOf('1')] }))
    await quoted()
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('请选择申请原因')
    expect(sentTo('POST /aftersales')).toEqual([])
  })

  test('an exchange brings no money', async () => {
    await draw(viewOf({ list: [lineOf('1')] }))
    fireEvent.click(screen.getByRole('radio', { name: /换货/ }))
    await quoted()
    expect(screen.queryByLabelText('退款金额')).toBeNull()
  })

  test('what is brought to a shop needs a number to call', async () => {
    const shop = { distributor_id: '1', name: '昌平店', mobile: '010-1', address: '北京市昌平区' }
    await draw(viewOf({ list: [lineOf('1')], shop }))
    expect(screen.queryByRole('radio', { name: '送回门店' })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: /退货退款/ }))
    fireEvent.click(screen.getByRole('radio', { name: '送回门店' }))
    screen.getByText(/北京市昌平区/)
    await quoted()
    fireEvent.change(screen.getByLabelText(/申请原因/), { target: { value: '质量问题' } })
    await submit()
    expect(screen.getByRole('alert').textContent).toBe('请填写联系电话')
    fireEvent.change(screen.getByLabelText(/联系电话/), { target: { value: '13900000001' } })
    await submit()
    expect(sentTo('POST /aftersales')).toEqual([
      expect.objectContaining({ return_type: 'offline', aftersales_address_id: '1', mobile: '13900000001' }),
    ])
  })

  test('what the server refuses to quote cannot be sent, and is said', async () => {
    await draw(viewOf({ list: [lineOf('1')] }))
    asked.mockRejectedValueOnce(new ApiError('商品1 剩余可申请售后的数量为1', { status: 422 }))
    await quoted()
    screen.getByText('商品1 剩余可申请售后的数量为1')
    expect(screen.getByRole('button', { name: '提交申请' })).toHaveProperty('disabled', true)
  })

  test('an application that is changed begins with what it says, and asks less where it did', async () => {
    const aftersale = { data: aftersaleOf({ refund_fee: 4000 }) }
    await draw(viewOf(), { aftersale, earlier: undefined }, `${PATH}?aftersales_bn=202611210000001`)
    screen.getByRole('heading', { name: '修改申请' })
    await quoted()
    expect(quotes()[0]).toMatchObject({ aftersales_bn: '202611210000001', aftersales_type: 'REFUND_GOODS' })
    expect(amount().value).toBe('40.00')
    screen.getByRole('img', { name: '第 1 张图片' })
    await submit('保存修改')
    expect(sentTo('POST /aftersales/modify')).toEqual([
      expect.objectContaining({
        aftersales_bn: '202611210000001',
        detail: '[{"id":"1","num":2}]',
        refund_fee: 4000,
        description: '有划痕',
        evidence_pic: ['/media/2.webp'],
      }),
    ])
  })

  test('applying again after a refusal starts a new application with the earlier content', async () => {
    await draw(viewOf(), { aftersale: { data: aftersaleOf() } }, `${PATH}?order_id=100&from=202611210000001`)
    await quoted()
    await submit()
    expect(sentTo('POST /aftersales')).toEqual([
      expect.objectContaining({ order_id: '100', reason: '质量问题', detail: '[{"id":"1","num":2}]' }),
    ])
  })

  test('an order that allows none says why; an address without an order leads to the orders', async () => {
    await draw(viewOf({ can_apply: false, refusal: '该订单已超过售后申请时效' }))
    expect(screen.getByText('该订单已超过售后申请时效')).toBeTruthy()
    cleanup()
    await draw(viewOf({ can_apply: false, list: [] }))
    screen.getByText('该订单没有可申请售后的商品')
    cleanup()
    drawSection(<Render />, '/member/trade/aftersale', { service: { data: {} } })
    screen.getByText('请在订单中选择要申请售后的商品')
  })
})
