import { defineWidget } from '@engine'
import type { OrderRateSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<OrderRateSectionProps>({ type: 'order-rate', Render, autoHeight: true })
