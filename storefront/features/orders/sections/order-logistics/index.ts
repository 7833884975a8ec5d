import { defineWidget } from '@engine'
import type { OrderLogisticsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<OrderLogisticsSectionProps>({ type: 'order-logistics', Render, autoHeight: true })
