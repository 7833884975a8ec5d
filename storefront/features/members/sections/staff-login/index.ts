import { defineWidget } from '@engine'
import type { StaffLoginSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<StaffLoginSectionProps>({
  type: 'staff-login',
  Render,
  autoHeight: true,
  overflow: true,
})
