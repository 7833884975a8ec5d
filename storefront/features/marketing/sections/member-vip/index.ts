import { defineWidget } from '@engine'
import type { MemberVipSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberVipSectionProps>({ type: 'member-vip', Render, autoHeight: true })
