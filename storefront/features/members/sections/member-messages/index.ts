import { defineWidget } from '@engine'
import type { MemberMessagesSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberMessagesSectionProps>({ type: 'member-messages', Render, autoHeight: true })
