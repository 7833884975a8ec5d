import { defineWidget } from '@engine'
import type { CartLinesSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CartLinesSectionProps>({
  type: 'cart-lines',
  Render,
  autoHeight: true,
  // the bar that settles the cart sticks to the window
  overflow: true,
})
