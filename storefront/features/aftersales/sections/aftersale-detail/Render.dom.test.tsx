import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AFTERSALES_PROGRESS_WORDS } from '@schemas/aftersales'
import type { AftersaleInfoAnswer } from '@schemas/generated/api'
import { aftersaleOf } from '@tests/helpers/storefront-aftersales'
import { call } from '@storefront/shell/api/call'
import { asked as refreshed } from '@storefront/shell/state/refresh-page'
import { questions } from '@storefront/shell/state/questions'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'

const asked = vi.mocked(call)

beforeEach(() => {
  asked.mockReset()
  asked.mockResolvedValue(aftersaleOf() as never)
  questions.list = []
})
afterEach(cleanup)

const COURIERS = [{ corp_code: 'SF', corp_name: '顺丰速运' }]
const draw = (change: Partial<AftersaleInfoAnswer> = {}) =>
  act(async () => {
    drawSection(<Render />, '/member/aftersales/202611210000001', {
      aftersale: { data: aftersaleOf(change) },
      service: { data: { service_link: 'https://kf.example/?o={order_id}', service_phone: '' } },
      couriers: { data: { list: COURIERS, count: 1, total_count: 1 } },
    })
    await import('./SendBack')
  })
const offered = () =>
  ['修改申请', '撤销申请', '填写退货物流', '确认收到换货', '重新申请'].filter(
    (name) => screen.queryAllByText(name).length > 0,
  )
/** A click, and whatever follows from it at once. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

describe('an after-sale’s page', () => {
  test.each([
    [{ actions: ['modify', 'close'] }, ['修改申请', '撤销申请']],
    [{ actions: ['sendback'], aftersales_status: 1, progress: 1 }, ['填写退货物流']],
    [{ actions: [], aftersales_status: 1, progress: 2 }, []],
    [{ actions: [], aftersales_status: 2, progress: 6 }, []],
    [
      { actions: ['confirm'], aftersales_type: 'EXCHANGING_GOODS', aftersales_status: 2, progress: 4 },
      ['确认收到换货'],
    ],
    [{ actions: [], aftersales_status: 3, progress: 3 }, ['重新申请']],
    [{ actions: [], aftersales_status: 4, progress: 7 }, ['重新申请']],
  ] as const)('%j offers %j', async (change, names) => {
    await draw({ ...change, actions: [...change.actions] })
    expect(offered()).toEqual(names)
  })

  test.each([
    [0, 0, '商家会尽快处理您的申请，请耐心等待', '商家处理'],
    [1, 1, '商家已同意，请将商品寄回并填写快递单号', '寄回商品'],
    [2, 1, '商品正在寄回，商家收到后会尽快处理', '商家收货'],
    [3, 3, '商家未同意您的申请', '已驳回'],
    [4, 2, '换货商品已寄出，收到后请确认', '完成'],
    [5, 3, '商家收到退回的商品后未同意退款', '已驳回'],
    [6, 2, '退款已完成，款项与积分按原路退回', ''],
    [7, 4, '售后单已关闭', '已关闭'],
    [8, 1, '商家已收到退回的商品，正在处理', '退款'],
    [9, 1, '款项正在按原路退回，请留意到账情况', '退款'],
  ] as const)('progress %i, of status %i: %s', async (progress, aftersales_status, hint, at) => {
    const word = AFTERSALES_PROGRESS_WORDS[progress] ?? ''
    const isExchange = progress === 4
    await draw({
      progress,
      aftersales_status,
      progress_msg: word,
      actions: isExchange ? ['confirm'] : [],
      aftersales_type: isExchange ? 'EXCHANGING_GOODS' : 'REFUND_GOODS',
    })
    expect(word).not.toBe('')
    expect(screen.getAllByText(word).length).toBeGreaterThan(0)
    screen.getByText(hint)
    const steps = screen.getByRole('list', { name: '售后进度' })
    expect(steps.querySelector('[aria-current="step"]')?.textContent ?? '').toBe(at)
  })

  test('says why it was refused, what goes back, and when the money went', async () => {
    await draw({
      actions: [],
      aftersales_status: 3,
      progress: 3,
      progress_msg: '已驳回',
      refuse_reason: '已使用',
    })
    expect(screen.getByText('驳回原因：已使用')).toBeTruthy()
    cleanup()
    const refund = {
      refund_status: 'SUCCESS',
      refund_fee: 5666,
      refund_point: 333,
      success_time: 1_795_252_936,
    }
    await draw({
      actions: [],
      aftersales_status: 2,
      progress: 6,
      refund: { ...refund, refund_status: 'SUCCESS' },
    })
    screen.getByText('333 积分')
    screen.getByText('原路退回 · 已退款')
    screen.getByText('李明 139****0001')
  })

  test('withdrawing asks first, and the page is asked for again', async () => {
    await draw()
    const before = refreshed.times
    await press('撤销申请')
    expect(asked).not.toHaveBeenCalled()
    expect(questions.list[0]).toMatchObject({ text: '撤销后售后单将关闭，确定撤销吗？' })
    await act(async () => questions.list[0]?.answer(true))
    expect(asked).toHaveBeenCalledWith('POST /aftersales/close', {
      body: { aftersales_bn: '202611210000001' },
    })
    expect(refreshed.times).toBe(before + 1)
  })

  test('sending back needs a courier and a number of 6–30 characters', async () => {
    await draw({ actions: ['sendback'], aftersales_status: 1, progress: 1 })
    await press('确定')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '请选择快递公司',
      '请填写快递单号',
    ])
    fireEvent.change(screen.getByLabelText(/快递公司/), { target: { value: 'SF' } })
    fireEvent.change(screen.getByLabelText(/快递单号/), { target: { value: 'SF12' } })
    await press('确定')
    expect(screen.getByRole('alert').textContent).toBe('快递单号为 6–30 位字母或数字')
    fireEvent.change(screen.getByLabelText(/快递单号/), { target: { value: 'SF1234567890' } })
    await press('确定')
    expect(asked).toHaveBeenCalledWith('POST /aftersales/sendback', {
      headers: { 'idempotency-key': expect.any(String) },
      body: { aftersales_bn: '202611210000001', corp_code: 'SF', logi_no: 'SF1234567890' },
    })
  })

  test('the people of the shop are one click away, and are told of which order', async () => {
    await draw({ order_id: '26001' })
    expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe(
      'https://kf.example/?o=26001',
    )
  })

  test('a page whose data failed can be asked for again', async () => {
    drawSection(<Render />, '/member/aftersales/1', {
      aftersale: { error: { status: 500, code: 500000, message: '系统繁忙' } },
    })
    expect(screen.getByText('系统繁忙')).toBeTruthy()
    screen.getByRole('button', { name: '重试' })
  })
})
