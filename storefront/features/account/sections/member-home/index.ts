import { defineWidget } from '@engine'
import type { MemberHomeSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberHomeSectionProps>({ type: 'member-home', Render, autoHeight: true })
