import { defineWidget } from '@engine'
import type { MemberDataSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberDataSectionProps>({ type: 'member-data', Render, autoHeight: true })
