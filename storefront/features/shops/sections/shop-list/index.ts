import { defineWidget } from '@engine'
import type { ShopListSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<ShopListSectionProps>({ type: 'shop-list', Render, autoHeight: true })
