import { defineWidget } from '@engine'
import type { CashierPaySectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CashierPaySectionProps>({
  type: 'cashier-pay',
  Render,
  autoHeight: true,
  overflow: true,
})
