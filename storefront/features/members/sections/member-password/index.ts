import { defineWidget } from '@engine'
import type { MemberPasswordSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberPasswordSectionProps>({ type: 'member-password', Render, autoHeight: true })
