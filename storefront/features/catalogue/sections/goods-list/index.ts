import { defineWidget } from '@engine'
import type { GoodsListSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<GoodsListSectionProps>({ type: 'goods-list', Render, autoHeight: true })
