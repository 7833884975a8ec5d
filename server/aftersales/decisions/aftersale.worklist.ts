import { shopsOfCases } from '../cases/list-repo'
import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import { AppError } from '../../core/errors'
import { byOperator, SHOP_FILTER, type Worklist } from '../../back-office'
import { listAftersales, viewAftersale } from './admin'
import { approve, exchange, refundGoods, reject, takeIn } from './decide'

/** After-sales cases to decide, to take in and to refund (rule aftersales-1). */
export const worklist: Worklist = {
  name: 'aftersale',
  rights: { view: 'orders.view', act: 'aftersales.edit' },
  title: '售后',
  group: '交易',
  order: 11,
  tabs: [
    { key: 'APPLIED', title: '待处理' },
    { key: 'under_way', title: '处理中' },
    { key: 'over', title: '已结束' },
    { key: 'all', title: '全部' },
  ],
  columns: [
    { key: 'aftersales_bn', title: '售后单号', kind: 'text' },
    { key: 'order_id', title: '订单号', kind: 'text' },
    { key: 'type', title: '类型', kind: 'text' },
    { key: 'refund_fee', title: '申请退款', kind: 'cents' },
    { key: 'progress', title: '进度', kind: 'text' },
    { key: 'created', title: '申请时间', kind: 'time' },
  ],
  filters: [
    SHOP_FILTER,
    { key: 'type', title: '类型', words: AFTERSALES_TYPE_WORDS },
    { key: 'created', title: '申请日期', days: true },
  ],
  shopsOf: shopsOfCases,
  list: listAftersales,
  read: viewAftersale,
  actions: {
    async judge_aftersale(tx, context, id, { agree, refund_fee, freight, freight_point, reason, memo }) {
      const by = byOperator(context)
      if (!agree) {
        if (reason.trim() === '') throw new AppError('invalid', { message: '请填写拒绝原因' })
        await reject(tx, by, id, { refuse_reason: reason }, context.now)
        return
      }
      const granted = { memo, ...(refund_fee > 0 && { refund_fee, freight, freight_point }) }
      await approve(tx, by, id, granted, context.now)
    },

    async receive_aftersale(tx, context, id, { restock }) {
      await takeIn(tx, byOperator(context), id, { restock }, context.now)
    },

    async refund_aftersale(tx, context, id, { refund_fee, freight, freight_point }) {
      const granted = refund_fee > 0 ? { refund_fee, freight, freight_point } : {}
      await refundGoods(tx, byOperator(context), id, granted, context.now)
    },

    async exchange_aftersale(tx, context, id, { corp_code, logi_no }) {
      await exchange(tx, byOperator(context), id, { corp: corp_code, code: logi_no }, context.now)
    },
  },
}
