import { defineWidget } from '@engine'
import type { MemberMobileSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberMobileSectionProps>({ type: 'member-mobile', Render, autoHeight: true })
