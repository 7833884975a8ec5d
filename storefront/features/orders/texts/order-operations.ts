/** What is asked and said when something is done with an order. */
import { texts as frame } from '@storefront/shell/texts/frame'

export const texts = {
  ...frame,
  confirmQuestion: '请确认已收到商品，确认收货后不能撤销',
  extendQuestion: '确定延长收货时间吗？每个订单只能延长一次',
  removeQuestion: '删除后订单不再显示，确定删除吗？',
  received: '已确认收货',
  extended: '已延长收货时间',
  removed: '订单已删除',
  cancelled: '订单已取消',
  cancelApplied: '取消申请已提交，等待商家处理',
  cancelUnpaidHint: '取消后不能恢复，使用的优惠券与积分将退回',
  cancelPaidHint: '提交后由商家处理，同意后款项将原路退回',
  cancelReason: '取消原因',
  /** The last one is told in the buyer's own words. */
  cancelReasons: [
    '不想要了',
    '商品选错或买多了',
    '收货信息填写有误',
    '商品缺货或降价',
    '付款遇到问题',
    '其他',
  ],
  otherReason: '其他原因',
  otherReasonNeeded: '请填写其他原因',
  cancelNow: '确定取消',
  notNow: '暂不取消',
  boughtAgain: '商品已加入购物车',
  someNotAdded: '部分商品未能加入购物车',
  noneAdded: '商品未能加入购物车',
  notAdded: '以下商品未能加入购物车：',
  toCart: '去购物车',
} as const
