import { defineWidget } from '@engine'
import type { PointsCheckoutSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<PointsCheckoutSectionProps>({
  type: 'points-checkout',
  Render,
  autoHeight: true,
  overflow: true,
})
