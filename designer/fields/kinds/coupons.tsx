import couponSchema from '@schemas/common/shop/coupon-entry.schema.json'
import type { LiveCoupon } from '@schemas/generated/types'
import { couponType } from '@schemas/snapshots'
import { couponFigure } from '@widgets/shared/coupon'
import { plainYuan } from '@schemas/money'
import { call } from '../../shell/api'
import { defineKind } from '../picker/define-kind'
import { sortAmong } from '../picker/entity-kind'
import styles from '../picker/Picker.module.css'
import { RowCell } from '../picker/RowCell'

const { enum: types, 'x-enum': typeNames } = couponSchema.properties.card_type

/** In 元, as all sums of the back office; shoppers see the figure as `couponFigure` says. */
const figureOf = (card: Pick<LiveCoupon, 'card_type' | 'discount' | 'reduce_cost'>): string => {
  const card_type = couponType(card.card_type)
  const { figure, unit } = couponFigure({ ...card, card_type })
  if (figure === '') return '兑换券'
  return `${figure} ${card_type === 'cash' ? '元' : unit}`
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
      render: (_, { card_type }) => typeNames[types.indexOf(couponType(card_type))],
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
