import { defineWidget } from '@engine'
import type { MemberSessionsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberSessionsSectionProps>({ type: 'member-sessions', Render, autoHeight: true })
