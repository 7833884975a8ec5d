import { defineWidget } from '@engine'
import type { MemberProfileSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberProfileSectionProps>({ type: 'member-profile', Render, autoHeight: true })
