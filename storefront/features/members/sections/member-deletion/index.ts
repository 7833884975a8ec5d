import { defineWidget } from '@engine'
import type { MemberDeletionSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberDeletionSectionProps>({ type: 'member-deletion', Render, autoHeight: true })
