import { defineWidget } from '@engine'
import type { OrderPrintSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<OrderPrintSectionProps>({ type: 'order-print', Render, autoHeight: true })
