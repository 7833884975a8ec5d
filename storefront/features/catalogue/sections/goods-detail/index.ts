import { defineWidget } from '@engine'
import type { GoodsDetailSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<GoodsDetailSectionProps>({
  type: 'goods-detail',
  Render,
  autoHeight: true,
  // on phones the bar that buys sticks to the window
  overflow: true,
})
