import { defineWidget } from '@engine'
import type { AuthRegisterSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthRegisterSectionProps>({
  type: 'auth-register',
  Render,
  autoHeight: true,
  overflow: true,
})
