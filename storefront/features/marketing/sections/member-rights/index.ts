import { defineWidget } from '@engine'
import type { MemberRightsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberRightsSectionProps>({ type: 'member-rights', Render, autoHeight: true })
