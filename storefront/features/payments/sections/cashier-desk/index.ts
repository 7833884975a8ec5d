import { defineWidget } from '@engine'
import type { CashierDeskSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CashierDeskSectionProps>({
  type: 'cashier-desk',
  Render,
  autoHeight: true,
  overflow: true,
})
