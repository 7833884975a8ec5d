/** Draws after-sales sections for tests, with the answers that they are given. */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { fillPage, FORMAT_VERSION } from '@schemas'
import type { AftersaleInfoAnswer, AftersaleLine, AftersaleViewAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'

const { page } = fillPage({
  formatVersion: FORMAT_VERSION,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {},
})

export function drawSection(section: ReactNode, path: string, answers: Record<string, Answered>) {
  const shop = { ...visitorShop(), path, answers }
  return render(
    <RenderProvider value={{ mode: 'render', page: page.props, shop, actions: INERT_ACTIONS }}>
      {section}
    </RenderProvider>,
  )
}

export const lineOf = (id: string, change: Partial<AftersaleLine> = {}): AftersaleLine => ({
  id,
  item_id: `i${id}`,
  item_name: `商品${id}`,
  item_spec_desc: '蓝 / M',
  pic: '/media/1.webp',
  num: 3,
  price: 3333,
  total_fee: 8499,
  order_item_type: 'normal',
  left_aftersales_num: 3,
  shipped_num: 2,
  returnable_num: 2,
  refund_fee: 8499,
  refund_point: 500,
  ...change,
})

export const viewOf = (change: Partial<AftersaleViewAnswer> = {}): AftersaleViewAnswer => ({
  order_id: '100',
  can_apply: true,
  refusal: '',
  types: ['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS'],
  reasons: ['物流破损', '质量问题'],
  contact: '李明',
  mobile: '139****0001',
  shop: {},
  freight: 800,
  list: [lineOf('1'), lineOf('2', { returnable_num: 0, left_aftersales_num: 1 })],
  count: 2,
  total_count: 2,
  ...change,
})

export const sheetOf = (change: Partial<AftersaleInfoAnswer> = {}): AftersaleInfoAnswer => ({
  aftersales_bn: '202611210000001',
  order_id: '100',
  aftersales_type: 'REFUND_GOODS',
  aftersales_status: 0,
  progress: 0,
  progress_msg: '待处理',
  refund_fee: 5666,
  refund_point: 333,
  freight: 0,
  reason: '质量问题',
  description: '有划痕',
  evidence_pic: ['/media/2.webp'],
  refuse_reason: '',
  memo: '',
  sendback_data: {},
  sendconfirm_data: {},
  aftersales_address: {},
  return_type: 'logistics',
  contact: '李明',
  mobile: '139****0001',
  auto_time: 0,
  actions: ['modify', 'close'],
  create_time: 1_795_252_936,
  update_time: 1_795_252_936,
  detail: [
    {
      detail_id: '202611210000001-1',
      sub_order_id: '1',
      item_id: 'i1',
      item_name: '商品1',
      item_pic: '/media/1.webp',
      item_bn: 'BN1',
      item_spec_desc: '蓝 / M',
      num: 2,
      refund_fee: 5666,
      refund_point: 333,
      order_item_type: 'normal',
      auto_refuse_time: 0,
    },
  ],
  order_info: {
    order_id: '100',
    order_status: 'WAIT_BUYER_CONFIRM',
    order_status_des: 'WAIT_BUYER_CONFIRM',
    distributor_id: '0',
    receipt_type: 'logistics',
    pay_type: 'test',
    item_fee: 9999,
    freight_fee: 800,
    total_fee: 9299,
    create_time: 1_795_252_936,
  },
  log: [{ kind: 'aftersale_apply', msg: '申请售后', created: 1_795_252_936 }],
  refund: {},
  ...change,
})
