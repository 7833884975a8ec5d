// Written by scripts/generate.ts (npm run generate); do not edit.
import adjust_stock from './validators/adjust_stock'
import cancel_paid_order from './validators/cancel_paid_order'
import change_member from './validators/change_member'
import change_member_tags from './validators/change_member_tags'
import close_order from './validators/close_order'
import confirm_refund from './validators/confirm_refund'
import correct_parcels from './validators/correct_parcels'
import exchange_aftersale from './validators/exchange_aftersale'
import extend_order from './validators/extend_order'
import grant_coupon from './validators/grant_coupon'
import hide_review from './validators/hide_review'
import judge_aftersale from './validators/judge_aftersale'
import judge_cancel from './validators/judge_cancel'
import judge_voucher from './validators/judge_voucher'
import receive_aftersale from './validators/receive_aftersale'
import receive_stock from './validators/receive_stock'
import recheck_bill from './validators/recheck_bill'
import redeem_pickup from './validators/redeem_pickup'
import refund_aftersale from './validators/refund_aftersale'
import refund_lines from './validators/refund_lines'
import remark_order from './validators/remark_order'
import reply_review from './validators/reply_review'
import reprice_goods from './validators/reprice_goods'
import reprice_order from './validators/reprice_order'
import restock_goods from './validators/restock_goods'
import retry_refund from './validators/retry_refund'
import settle_difference from './validators/settle_difference'
import shelve_goods from './validators/shelve_goods'
import ship_order from './validators/ship_order'
import tag_goods from './validators/tag_goods'
import tag_members from './validators/tag_members'
import write_invoice from './validators/write_invoice'
import type {
  AdjustStock,
  CancelPaidOrder,
  ChangeMember,
  ChangeMemberTags,
  CloseOrder,
  ConfirmRefund,
  CorrectParcels,
  ExchangeAftersale,
  ExtendOrder,
  GrantCoupon,
  HideReview,
  JudgeAftersale,
  JudgeCancel,
  JudgeVoucher,
  ReceiveAftersale,
  ReceiveStock,
  RecheckBill,
  RedeemPickup,
  RefundAftersale,
  RefundLines,
  RemarkOrder,
  ReplyReview,
  RepriceGoods,
  RepriceOrder,
  RestockGoods,
  RetryRefund,
  SettleDifference,
  ShelveGoods,
  ShipOrder,
  TagGoods,
  TagMembers,
  WriteInvoice,
} from './types'
import type { Validate } from '../validate-function'

/** Name of a action → what its value looks like once defaults are filled in. */
export interface ActionValues {
  adjust_stock: AdjustStock
  cancel_paid_order: CancelPaidOrder
  change_member: ChangeMember
  change_member_tags: ChangeMemberTags
  close_order: CloseOrder
  confirm_refund: ConfirmRefund
  correct_parcels: CorrectParcels
  exchange_aftersale: ExchangeAftersale
  extend_order: ExtendOrder
  grant_coupon: GrantCoupon
  hide_review: HideReview
  judge_aftersale: JudgeAftersale
  judge_cancel: JudgeCancel
  judge_voucher: JudgeVoucher
  receive_aftersale: ReceiveAftersale
  receive_stock: ReceiveStock
  recheck_bill: RecheckBill
  redeem_pickup: RedeemPickup
  refund_aftersale: RefundAftersale
  refund_lines: RefundLines
  remark_order: RemarkOrder
  reply_review: ReplyReview
  reprice_goods: RepriceGoods
  reprice_order: RepriceOrder
  restock_goods: RestockGoods
  retry_refund: RetryRefund
  settle_difference: SettleDifference
  shelve_goods: ShelveGoods
  ship_order: ShipOrder
  tag_goods: TagGoods
  tag_members: TagMembers
  write_invoice: WriteInvoice
}

/** Every action that has a schema; its validator gets `{ props: value }`. */
export const actions: Record<keyof ActionValues, { title: string; done: string; validate: Validate }> = {
  adjust_stock: { title: '盘点库存', done: '盘点库存成功', validate: adjust_stock },
  cancel_paid_order: { title: '取消并退款', done: '订单已取消，退款已提交', validate: cancel_paid_order },
  change_member: { title: '调整会员', done: '调整会员成功', validate: change_member },
  change_member_tags: { title: '改标签', done: '改标签成功', validate: change_member_tags },
  close_order: { title: '关闭订单', done: '关闭订单成功', validate: close_order },
  confirm_refund: { title: '确认已线下退款', done: '确认已线下退款成功', validate: confirm_refund },
  correct_parcels: { title: '修改运单', done: '修改运单成功', validate: correct_parcels },
  exchange_aftersale: { title: '换货发出', done: '换货发出成功', validate: exchange_aftersale },
  extend_order: { title: '延长付款时间', done: '延长付款时间成功', validate: extend_order },
  grant_coupon: { title: '按标签发放', done: '按标签发放成功', validate: grant_coupon },
  hide_review: { title: '显示与隐藏', done: '显示与隐藏成功', validate: hide_review },
  judge_aftersale: { title: '处理售后', done: '处理售后成功', validate: judge_aftersale },
  judge_cancel: { title: '取消申请', done: '取消申请已处理', validate: judge_cancel },
  judge_voucher: { title: '审核付款凭证', done: '审核付款凭证成功', validate: judge_voucher },
  receive_aftersale: { title: '确认收到退货', done: '确认收到退货成功', validate: receive_aftersale },
  receive_stock: { title: '入库', done: '入库成功', validate: receive_stock },
  recheck_bill: { title: '重新对账', done: '已安排重新对账，稍后刷新查看结果', validate: recheck_bill },
  redeem_pickup: { title: '核销自提', done: '核销自提成功', validate: redeem_pickup },
  refund_aftersale: { title: '退款', done: '退款已提交', validate: refund_aftersale },
  refund_lines: { title: '部分退款', done: '部分退款已提交', validate: refund_lines },
  remark_order: { title: '备注', done: '备注成功', validate: remark_order },
  reply_review: { title: '回复评价', done: '回复评价成功', validate: reply_review },
  reprice_goods: { title: '批量改价', done: '批量改价成功', validate: reprice_goods },
  reprice_order: { title: '改价', done: '改价成功', validate: reprice_order },
  restock_goods: { title: '批量改库存', done: '批量改库存成功', validate: restock_goods },
  retry_refund: { title: '重新退款', done: '已安排重新退款，稍后刷新查看结果', validate: retry_refund },
  settle_difference: { title: '标记为已处理', done: '标记为已处理成功', validate: settle_difference },
  shelve_goods: { title: '批量上下架', done: '批量上下架成功', validate: shelve_goods },
  ship_order: { title: '发货', done: '发货成功', validate: ship_order },
  tag_goods: { title: '批量改标签', done: '批量改标签成功', validate: tag_goods },
  tag_members: { title: '批量改标签', done: '批量改标签成功', validate: tag_members },
  write_invoice: { title: '开发票', done: '开发票成功', validate: write_invoice },
}
