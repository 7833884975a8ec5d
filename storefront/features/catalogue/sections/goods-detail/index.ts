import { defineWidget } from '@engine'
import type { GoodsDetailSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<GoodsDetailSectionProps>({ type: 'goods-detail', Render, autoHeight: true })
