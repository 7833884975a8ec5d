import { defineWidget } from '@engine'
import type { MemberPointsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberPointsSectionProps>({ type: 'member-points', Render, autoHeight: true })
