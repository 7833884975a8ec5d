import { defineWidget } from '@engine'
import type { CouponCenterSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CouponCenterSectionProps>({ type: 'coupon-center', Render, autoHeight: true })
