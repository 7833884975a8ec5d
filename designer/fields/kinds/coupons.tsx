import couponSchema from '@schemas/common/coupon-entry.schema.json'
import type { CouponEntry, LiveCoupon } from '@schemas/generated/types'
import { couponFigure } from '@widgets/shared/coupon'
import { plainYuan } from '@schemas/money'
import { call } from '../../shell/api'
import { labelOfKind } from './link-kinds'
import { defineKind } from '../picker/define-kind'
import { sortAmong } from '../picker/entity-kind'
import styles from '../picker/Picker.module.css'
import { RowCell } from '../picker/RowCell'

const { enum: types, 'x-enum': typeNames } = couponSchema.properties.card_type

/** Newer kinds of coupons as the kinds that pages know. */
const cardType = (type: LiveCoupon['card_type']): CouponEntry['card_type'] => {
  if (type === 'new_gift') return 'gift'
  return type === 'money' ? 'cash' : type
}

const figureOf = (card: LiveCoupon): string => {
  const { figure, unit } = couponFigure({ ...card, card_type: cardType(card.card_type) })
  return figure === '' ? '兑换券' : `${figure} ${unit}`
}

export const couponKind = defineKind<LiveCoupon>({
  name: '优惠券',
  unit: '张',
  entity: 'coupon',
  target: 'coupon',
  fine: '可领取',
  idOf: ({ card_id }) => card_id,
  nameOf: ({ title }) => title,
  columns: [
    {
      key: 'created',
      title: '优惠券',
      sorter: true,
      render: (_, { icon_url_list, title, description }) => (
        <RowCell picture={icon_url_list} name={title} note={description} />
      ),
    },
    {
      key: 'type',
      title: '类型',
      width: 90,
      render: (_, { card_type }) => typeNames[types.indexOf(cardType(card_type))],
    },
    { key: 'figure', title: '优惠', width: 100, render: (_, row) => figureOf(row) },
    {
      key: 'least',
      title: '门槛',
      width: 100,
      render: (_, { least_cost }) => (least_cost > 0 ? `满 ${plainYuan(least_cost)}` : '无门槛'),
    },
    {
      key: 'quantity',
      title: '剩余',
      width: 90,
      sorter: true,
      render: (_, { quantity, get_num }) => (
        <span className={styles['number']}>{Math.max(0, quantity - get_num)}</span>
      ),
    },
  ],
  filters: [
    {
      key: 'card_type',
      label: '类型',
      options: [
        { value: 'cash', label: '代金券' },
        { value: 'discount', label: '折扣券' },
      ],
    },
    {
      key: 'state',
      label: '状态',
      options: [
        { value: 'upcoming', label: '尚未开始' },
        { value: 'ended', label: '已结束' },
        { value: 'paused', label: '已停用' },
      ],
    },
  ],
  load: ({ sort, ...query }, filter, signal) =>
    call('GET /pickers/coupons', {
      query: { ...query, ...sortAmong(['quantity', 'created'], sort), ...filter },
      signal,
    }),
})

/** The snapshot of a picked coupon (rule panel-2). */
export const couponEntry = (row: LiveCoupon): CouponEntry => ({
  card_id: row.card_id,
  title: row.title,
  description: row.description,
  notice: row.notice,
  custom_url: row.custom_url,
  card_type: cardType(row.card_type),
  reduce_cost: row.reduce_cost,
  least_cost: row.least_cost,
  discount: row.discount,
  imgUrl: '',
  icon_url_list: row.icon_url_list,
  object_use_for: '',
  linkPage: 'coupons',
  linkPageLabel: labelOfKind('coupons'),
})
