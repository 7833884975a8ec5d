import { oneOf, type WidgetProps } from '@engine'
import type { W0012Props } from '@schemas/generated/types'
import { CouponGroups, GoodsGroups } from './Groups'
import { PictureWindow } from './PictureWindow'

/** 橱窗卡: title, subtitle, and one of five contents: two, three or four pictures, groups of products, of coupons. */
export function ShowcaseCard({ props, theme }: WidgetProps<W0012Props>) {
  const { styleType, data } = props
  const head = { settings: props, theme }
  if (styleType === 3) return <GoodsGroups groups={data[3]} head={head} />
  if (styleType === 4) return <CouponGroups groups={data[4]} head={head} />
  return <PictureWindow pictures={data[oneOf(styleType, [0, 1, 2]) ?? 0]} head={head} />
}
