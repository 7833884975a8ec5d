import { defineWidget } from '@engine'
import type { MemberCouponsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberCouponsSectionProps>({ type: 'member-coupons', Render, autoHeight: true })
