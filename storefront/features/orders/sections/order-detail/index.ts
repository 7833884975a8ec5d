import { defineWidget } from '@engine'
import type { OrderDetailSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<OrderDetailSectionProps>({ type: 'order-detail', Render, autoHeight: true })
