import { defineWidget } from '@engine'
import type { CartLinesSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CartLinesSectionProps>({ type: 'cart-lines', Render, autoHeight: true })
