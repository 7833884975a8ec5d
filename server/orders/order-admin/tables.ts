/** Tables of an order in the back office. */
import type { WorklistTable } from '@schemas/generated/api'
import { ruleYuan } from '@schemas/money'
import type { DeliveryRow, EventRow, LineRow, OrderRow } from '../order-repo'
import type { DiscountInfo } from '../../pricing'
import { ADMIN_EVENT_TEXTS } from '../orders/status-words'

export const linesTable = (lines: LineRow[]): WorklistTable => ({
  title: '商品',
  columns: [
    { key: 'pic', title: '图片', kind: 'image' },
    { key: 'item_name', title: '商品', kind: 'text' },
    { key: 'item_spec_desc', title: '规格', kind: 'text' },
    { key: 'item_bn', title: '货号', kind: 'text' },
    { key: 'price', title: '单价', kind: 'cents' },
    { key: 'num', title: '件数', kind: 'number' },
    { key: 'shipped_num', title: '已发', kind: 'number' },
    { key: 'discount_fee', title: '优惠', kind: 'cents' },
    { key: 'total_fee', title: '实付', kind: 'cents' },
  ],
  rows: lines.map(
    ({ pic, item_name, item_spec_desc, item_bn, price, num, shipped_num, discount_fee, total_fee }) => {
      return { pic, item_name, item_spec_desc, item_bn, price, num, shipped_num, discount_fee, total_fee }
    },
  ),
})

/** The discounts of the quote that the order was made of (rule checkout-2). */
export const discountsTable = ({ discount_info }: OrderRow): WorklistTable => ({
  title: '优惠明细',
  columns: [
    { key: 'info', title: '优惠', kind: 'text' },
    { key: 'rule', title: '规则', kind: 'text' },
    { key: 'discount_fee', title: '金额', kind: 'cents' },
  ],
  rows: (discount_info as DiscountInfo[]).map(({ info, rule, discount_fee }) => ({
    info,
    rule,
    discount_fee,
  })),
})

export const parcelsTable = (parcels: DeliveryRow[], lines: LineRow[]): WorklistTable => ({
  title: '包裹',
  columns: [
    { key: 'delivery_corp_name', title: '快递公司', kind: 'text' },
    { key: 'delivery_code', title: '运单号', kind: 'text' },
    { key: 'what', title: '商品', kind: 'text' },
    { key: 'created', title: '发出时间', kind: 'time' },
  ],
  rows: parcels.map(({ delivery_corp_name, delivery_code, lines: packed, created }) => ({
    delivery_corp_name,
    delivery_code,
    what: packed.map(({ line_id, num }) => `${nameOf(lines, line_id)} × ${num}`).join('；'),
    created: created.toISOString(),
  })),
})

const nameOf = (lines: LineRow[], line_id: string) =>
  lines.find((line) => line.line_id === line_id)?.item_name ?? line_id

export const eventsTable = (events: EventRow[]): WorklistTable => ({
  title: '经过',
  columns: [
    { key: 'time', title: '时间', kind: 'time' },
    { key: 'what', title: '经过', kind: 'text' },
    { key: 'more', title: '说明', kind: 'text' },
    { key: 'actor', title: '操作者', kind: 'text' },
  ],
  rows: events.map(({ created, kind, actor, details }) => ({
    time: created.toISOString(),
    what: ADMIN_EVENT_TEXTS[kind] ?? kind,
    more: detailText(details),
    actor: actorText(actor),
  })),
})

/** The details of an event that are useful to operators. */
function detailText({ reduce, minutes, reason, delivery_code, invoice_number }: EventRow['details']): string {
  const said: unknown[] = [
    typeof reduce === 'number' ? `减免${ruleYuan(reduce)}元` : '',
    typeof minutes === 'number' ? `${minutes}分钟` : '',
    reason,
    delivery_code,
    invoice_number,
  ]
  return said.filter((word) => typeof word === 'string' && word !== '').join('，')
}

/** `operator:王` → 王; members and jobs have fixed texts. */
function actorText(actor: string): string {
  if (actor === 'member') return '买家'
  return actor.startsWith('operator:') ? actor.slice('operator:'.length) : '系统'
}
