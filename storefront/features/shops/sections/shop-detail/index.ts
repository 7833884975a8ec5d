import { defineWidget } from '@engine'
import type { ShopDetailSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<ShopDetailSectionProps>({ type: 'shop-detail', Render, autoHeight: true })
