// Written by scripts/generate.ts (npm run generate); do not edit.
import goods_stock from './validators/goods_stock'
import ship_orders from './validators/ship_orders'
import order_lines from './validators/order_lines'
import type { GoodsStockSheet, ShipOrdersSheet, OrderLinesSheet } from './types'
import type { CsvFile } from '../csv-files'

/** Name of a CSV file → what its value looks like once defaults are filled in. */
export interface CsvValues {
  goods_stock: GoodsStockSheet
  ship_orders: ShipOrdersSheet
  order_lines: OrderLinesSheet
}

/** Every CSV file that has a schema; its validator gets `{ props: row }`. */
export const csvFiles: Record<keyof CsvValues, CsvFile> = {
  goods_stock: {
    title: '商品、价格与库存',
    columns: [
      {
        key: 'item_bn',
        title: '货号',
        kind: 'text',
        required: true,
        readonly: false,
        note: '按货号找到商品规格，每个货号一行',
      },
      {
        key: 'item_name',
        title: '商品名称',
        kind: 'text',
        required: false,
        readonly: false,
        note: '留空不改；多规格商品各行应一致',
      },
      { key: 'specs', title: '规格', kind: 'text', required: false, readonly: true, note: '' },
      { key: 'price', title: '售价', kind: 'cents', required: false, readonly: false, note: '留空不改' },
      {
        key: 'market_price',
        title: '市场价',
        kind: 'cents',
        required: false,
        readonly: false,
        note: '留空不改',
      },
      {
        key: 'grade_prices',
        title: '会员价',
        kind: 'text',
        required: false,
        readonly: false,
        note: '如 金卡=19.90；年费会员=18.00，写全各等级；填“无”取消全部，留空不改',
      },
      {
        key: 'stock',
        title: '库存',
        kind: 'integer',
        required: false,
        readonly: false,
        note: '公司总仓的实际件数，包括未发货订单占用的；留空不改',
      },
      { key: 'reserved', title: '占用', kind: 'integer', required: false, readonly: true, note: '' },
      {
        key: 'reason',
        title: '调整原因',
        kind: 'text',
        required: false,
        readonly: false,
        note: '库存有变动时必填',
      },
    ],
    validate: goods_stock,
  },
  ship_orders: {
    title: '批量发货',
    columns: [
      {
        key: 'order_id',
        title: '订单号',
        kind: 'text',
        required: true,
        readonly: false,
        note: '订单中未发的商品一次发出，每个订单一行',
      },
      {
        key: 'delivery_corp',
        title: '快递公司',
        kind: 'text',
        required: true,
        readonly: false,
        note: '代码或名称，如 SF、顺丰速运；商家自送填 merchant',
      },
      {
        key: 'delivery_code',
        title: '运单号',
        kind: 'text',
        required: false,
        readonly: false,
        note: '商家自送不用填',
      },
    ],
    validate: ship_orders,
  },
  order_lines: {
    title: '订单明细',
    columns: [
      { key: 'order_id', title: '订单号', kind: 'text', required: false, readonly: false, note: '' },
      { key: 'status', title: '状态', kind: 'text', required: false, readonly: false, note: '' },
      { key: 'created', title: '下单时间', kind: 'time', required: false, readonly: false, note: '' },
      { key: 'paid', title: '付款时间', kind: 'time', required: false, readonly: false, note: '' },
      { key: 'item_bn', title: '货号', kind: 'text', required: false, readonly: false, note: '' },
      { key: 'item_name', title: '商品名称', kind: 'text', required: false, readonly: false, note: '' },
      { key: 'item_spec_desc', title: '规格', kind: 'text', required: false, readonly: false, note: '' },
      { key: 'price', title: '单价', kind: 'cents', required: false, readonly: true, note: '' },
      { key: 'num', title: '件数', kind: 'integer', required: false, readonly: true, note: '' },
      { key: 'line_fee', title: '商品实付', kind: 'cents', required: false, readonly: true, note: '' },
      { key: 'shipped_num', title: '已发件数', kind: 'integer', required: false, readonly: true, note: '' },
      { key: 'freight_fee', title: '订单运费', kind: 'cents', required: false, readonly: true, note: '' },
      {
        key: 'freight_point',
        title: '运费使用积分',
        kind: 'integer',
        required: false,
        readonly: true,
        note: '',
      },
      {
        key: 'freight_point_fee',
        title: '运费积分抵扣',
        kind: 'cents',
        required: false,
        readonly: true,
        note: '',
      },
      { key: 'total_fee', title: '订单应付', kind: 'cents', required: false, readonly: true, note: '' },
      { key: 'refunded_fee', title: '订单已退款', kind: 'cents', required: false, readonly: true, note: '' },
      { key: 'receiver_name', title: '收货人', kind: 'text', required: false, readonly: false, note: '' },
      { key: 'receiver_mobile', title: '手机号', kind: 'text', required: false, readonly: false, note: '' },
      {
        key: 'receiver_address',
        title: '收货地址',
        kind: 'text',
        required: false,
        readonly: false,
        note: '',
      },
      { key: 'remark', title: '买家留言', kind: 'text', required: false, readonly: false, note: '' },
      { key: 'seller_remark', title: '备注', kind: 'text', required: false, readonly: false, note: '' },
    ],
    validate: order_lines,
  },
}
