import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderInfo } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/call'
import { asked as refreshes } from '../../shell/state/refresh-page'
import { questions } from '../../shell/state/questions'
import { toasts } from '../../shell/state/toasts'
import { buyAgain } from './order.actions'
import { OrderActions } from './OrderActions'
import { ITEM, ORDER } from '@tests/helpers/storefront-orders'
import { loadRouter } from '../../shell/router/navigate'

beforeAll(() => loadRouter())

const asked = vi.mocked(call)

beforeEach(() => {
  asked.mockReset()
  asked.mockResolvedValue({} as never)
  toasts.list = []
  questions.list = []
  refreshes.times = 0
  window.history.replaceState(null, '', '/member/trade')
})
afterEach(cleanup)

const draw = (order: Partial<OrderInfo>, own = false) =>
  drawSection(<OrderActions order={{ ...ORDER, ...order }} rate_status own={own} />, '/member/trade', {})
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const question = () => vi.waitUntil(() => questions.list.find(({ open }) => open))
const answer = async (yes: boolean) => {
  const { answer: say } = await question()
  await act(async () => say(yes))
}
const said = () => toasts.list.map(({ text }) => text)

const SHIPPED = { order_status: 'WAIT_BUYER_CONFIRM', delivery_status: 'DONE', can_extend: true } as const

describe('what a buyer does with an order', () => {
  test('receiving asks first, then the page is asked for again', async () => {
    draw(SHIPPED)
    await click('确认收货')
    await answer(false)
    expect(asked).not.toHaveBeenCalled()
    await click('确认收货')
    await answer(true)
    await waitFor(() => expect(said()).toEqual(['已确认收货']))
    expect(asked.mock.calls).toEqual([['POST /order/confirmReceipt', { body: { order_id: ORDER.order_id } }]])
    expect(refreshes.times).toBe(1)
  })

  test('what the server refuses says nothing more, and shows how the order stands now', async () => {
    asked.mockRejectedValue(new ApiError('售后中的订单不能确认收货', { status: 409 }))
    draw(SHIPPED)
    await click('确认收货')
    await answer(true)
    await waitFor(() => expect(refreshes.times).toBe(1))
    expect(said()).toEqual([])
  })

  test('receiving is put off once, after a question', async () => {
    draw(SHIPPED)
    await click('延长收货')
    await answer(true)
    await waitFor(() => expect(said()).toEqual(['已延长收货时间']))
  })

  test('a removed order leads from its own page to the others', async () => {
    draw({ order_status: 'CANCEL' }, true)
    await click('删除订单')
    await answer(true)
    await waitFor(() => expect(said()).toEqual(['订单已删除']))
    expect(asked.mock.calls).toEqual([['POST /trade.delete', { body: { tid: ORDER.order_id } }]])
    expect([location.pathname, refreshes.times]).toEqual(['/member/trade', 0])
  })

  test('an unpaid order is cancelled for a reason; another reason is told in words', async () => {
    asked.mockResolvedValue({ progress: 1 } as never)
    draw({ order_status: 'NOTPAY', pay_status: 'NOTPAY' })
    await click('取消订单')
    const other = await screen.findByRole('radio', { name: '其他' })
    screen.getByText('取消后不能恢复，使用的优惠券与积分将退回')
    await act(async () => void fireEvent.click(other))
    await click('确定取消')
    expect((await screen.findByRole('alert')).textContent).toBe('请填写其他原因')
    expect(asked).not.toHaveBeenCalled()
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText(/其他原因/), { target: { value: ' 重复下单 ' } }),
    )
    await click('确定取消')
    await waitFor(() => expect(said()).toEqual(['订单已取消']))
    const body = { order_id: ORDER.order_id, cancel_reason: '其他', other_reason: '重复下单' }
    expect(asked.mock.calls).toEqual([['POST /order/cancel', { body }]])
  })

  test('of a paid one the shop has to agree', async () => {
    asked.mockResolvedValue({ progress: 0 } as never)
    draw({})
    await click('取消订单')
    await screen.findByText('提交后由商家处理，同意后款项将原路退回')
    await click('确定取消')
    await waitFor(() => expect(said()).toEqual(['取消申请已提交，等待商家处理']))
    expect(asked.mock.calls[0]?.[1]).toEqual({
      body: { order_id: ORDER.order_id, cancel_reason: '不想要了' },
    })
  })

  test('links lead on: to the cashier of the trade, the parcels, the review, the after-sale', () => {
    draw({ order_status: 'NOTPAY' })
    expect(screen.getByRole('link', { name: '去支付' }).getAttribute('href')).toBe('/cashier?trade_id=T1')
    cleanup()
    draw({ order_status: 'DONE', delivery_status: 'DONE', latest_aftersale_time: 4_000_000_000 })
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([hrefOf('查看物流'), hrefOf('评价'), hrefOf('申请售后')]).toEqual([
      `/member/trade/logistics?order_id=${ORDER.order_id}`,
      `/member/trade/rate?order_id=${ORDER.order_id}`,
      `/member/aftersales/apply-refund?order_id=${ORDER.order_id}`,
    ])
  })

  test('three actions are buttons of the card, what the order waits for in colour; the others unfold', () => {
    draw({ order_status: 'WAIT_BUYER_CONFIRM', delivery_status: 'DONE', can_extend: true })
    const namesIn = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(namesIn('操作')).toEqual(['确认收货', '查看物流', '申请售后'])
    expect(namesIn('更多')).toEqual(['再次购买', '延长收货'])
    expect(screen.getByText('确认收货').className).toContain('primary')
    expect(screen.getByText('查看物流').className).not.toContain('primary')
  })
})

describe('buying again', () => {
  const items = [
    { ...ITEM, id: '1', item_id: 'a', item_name: '衬衫', num: 2 },
    { ...ITEM, id: '2', item_id: 'b', item_name: '裤子', num: 1 },
    { ...ITEM, id: '3', item_id: 'c', item_name: '袜子', order_item_type: 'gift' as const },
  ]
  const refuse = (...refused: string[]) =>
    asked.mockImplementation(async (key, options) => {
      const { item_id = '' } = (options as { body?: { item_id?: string } }).body ?? {}
      if (key === 'POST /cart' && refused.includes(item_id)) throw new ApiError('商品已下架', { status: 422 })
      return { item_count: 3 } as never
    })

  test('puts every line but gifts into the cart, of the shop that sold it', async () => {
    refuse()
    expect(await buyAgain({ distributor_id: '3', items })).toEqual({ added: 2, refused: [] })
    const bodies = asked.mock.calls.flatMap(([key, options]) =>
      key === 'POST /cart' ? [(options as { body: object }).body] : [],
    )
    expect(bodies).toEqual([
      expect.objectContaining({ item_id: 'b', num: 1, distributor_id: '3', isAccumulate: true }),
      expect.objectContaining({ item_id: 'a', num: 2, distributor_id: '3', isAccumulate: true }),
    ])
  })

  test('all of it leads to the cart', async () => {
    refuse()
    draw({ items })
    await click('再次购买')
    await waitFor(() => expect(location.pathname).toBe('/cart'))
    expect(said()).toEqual(['商品已加入购物车'])
  })

  test('what could not be added is told with its reason, the rest waits in the cart', async () => {
    refuse('b')
    draw({ items })
    await click('再次购买')
    const dialog = await screen.findByRole('dialog', { name: '部分商品未能加入购物车' })
    expect(dialog.textContent).toContain('裤子商品已下架')
    expect(dialog.textContent).not.toContain('衬衫')
    await click('去购物车')
    expect(location.pathname).toBe('/cart')
  })

  test('nothing of it leads nowhere; who is signed out is led to sign in', async () => {
    refuse('a', 'b')
    draw({ items })
    await click('再次购买')
    await screen.findByRole('dialog', { name: '商品未能加入购物车' })
    expect(screen.queryByRole('button', { name: '去购物车' })).toBeNull()
    asked.mockRejectedValue(new ApiError('请登录', { status: 401 }))
    await expect(buyAgain({ distributor_id: '0', items })).rejects.toThrow('请登录')
  })

  test('an article of the points mall is exchanged on its own page', () => {
    draw({ order_type: 'normal_pointsmall', order_status: 'DONE' })
    expect(screen.getByRole('link', { name: '再次兑换' }).getAttribute('href')).toBe('/pointitems/10101')
  })
})
