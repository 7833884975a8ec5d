import { defineWidget } from '@engine'
import type { MemberEmailSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberEmailSectionProps>({ type: 'member-email', Render, autoHeight: true })
