import { defineWidget } from '@engine'
import type { CheckoutFormSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CheckoutFormSectionProps>({
  type: 'checkout-form',
  Render,
  autoHeight: true,
  // the settle bar stays in sight
  overflow: true,
})
