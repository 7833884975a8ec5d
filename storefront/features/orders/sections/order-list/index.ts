import { defineWidget } from '@engine'
import type { OrderListSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<OrderListSectionProps>({ type: 'order-list', Render, autoHeight: true })
