import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderInfo, OwnRate } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { call } from '@storefront/shell/api/call'
import { Render } from './Render'

const asked = vi.mocked(call)

beforeEach(() => {
  asked.mockReset()
  asked.mockResolvedValue({ list: [], count: 0, total_count: 0 } as never)
})
afterEach(cleanup)

const item = (id: string, is_rate = false) =>
  ({
    id,
    item_id: `i${id}`,
    item_name: `商品${id}`,
    item_spec_desc: '',
    pic: '/media/1.webp',
    is_rate,
  }) as OrderInfo['items'][number]

const draw = (order: Partial<OrderInfo>, own: Partial<OwnRate>[] = []) =>
  drawSection(<Render />, '/member/trade/rate?order_id=100', {
    order: {
      data: { orderInfo: { order_id: '100', order_status: 'DONE', items: [item('1'), item('2')], ...order } },
    },
    own: { data: { list: own, count: own.length, total_count: own.length } },
  })
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
  })
const starsOf = (name: string, stars: number) =>
  fireEvent.click(
    screen.getByRole('radiogroup', { name: `${name} 的评分` }).querySelectorAll('input')[
      stars - 1
    ] as Element,
  )
const wordsOf = (index: number, value: string) =>
  fireEvent.change(screen.getAllByLabelText('评价内容')[index] as Element, { target: { value } })
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

describe('rating what was bought', () => {
  test('the route without an order leads to the orders', () => {
    drawSection(<Render />, '/member/trade/rate', {})
    screen.getByText('请在订单中选择要评价的商品')
    expect(screen.getByRole('link', { name: '查看我的订单' }).getAttribute('href')).toBe('/member/trade')
  })

  test('a phrase that many say is written by a press, and taken back by another', () => {
    draw({})
    const phrase = () => screen.getAllByRole('button', { name: '质量很好' })[0] as HTMLElement
    const written = () => screen.getAllByLabelText<HTMLTextAreaElement>('评价内容')[0]?.value
    wordsOf(0, '还行')
    fireEvent.click(phrase())
    expect([written(), phrase().getAttribute('aria-pressed')]).toEqual(['还行，质量很好', 'true'])
    fireEvent.click(phrase())
    expect([written(), phrase().getAttribute('aria-pressed')]).toEqual(['还行', 'false'])
  })

  test('nothing is sent without a word, nor stars without words, nor words without stars', async () => {
    draw({})
    await send()
    expect(alerts()).toEqual(['请至少评价一件商品'])
    starsOf('商品1', 5)
    wordsOf(1, '还行')
    expect(alerts()).toEqual(['请填写评价内容', '请选择评分'])
    await send()
    expect(asked).not.toHaveBeenCalled()
  })

  test('what was begun is sent by its line, anonymously where that is wanted', async () => {
    draw({})
    starsOf('商品2', 4)
    wordsOf(1, ' 面料舒服 ')
    screen.getByText('满意')
    fireEvent.click(screen.getByRole('checkbox', { name: '匿名评价' }))
    await send()
    expect(asked).toHaveBeenCalledWith('POST /order/rate/create', {
      headers: { 'idempotency-key': expect.any(String) },
      body: {
        order_id: '100',
        anonymous: true,
        rates: [{ id: '2', item_id: 'i2', star: 4, content: '面料舒服', pics: [] }],
      },
    })
  })

  test('what was said stands there with the shop’s reply; then nothing is left to rate', () => {
    const reply = {
      total_count: 1,
      list: [
        { reply_id: 'a', rate_id: 'r', role: 'seller' as const, username: '店', content: '谢谢', created: 1 },
      ],
    }
    const rate = {
      id: '1',
      rate_id: 'r',
      item_id: 'i1',
      content: '很好',
      star: 5,
      rate_pic: '',
      created: 1,
      username: '小*',
      reply,
    }
    draw({ items: [item('1', true)] }, [rate])
    screen.getByText('该订单的商品都已评价')
    screen.getByText('很好')
    expect(screen.getByText('商家回复：').parentElement?.textContent).toBe('商家回复：谢谢')
    expect(screen.queryByRole('button', { name: '提交评价' })).toBeNull()
  })

  test('an order that was not received cannot be rated yet', () => {
    draw({ order_status: 'WAIT_BUYER_CONFIRM' })
    expect(screen.getByText('确认收货之后才能评价')).toBeTruthy()
  })
})
