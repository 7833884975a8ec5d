import { defineWidget } from '@engine'
import type { AuthWxLoginSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthWxLoginSectionProps>({
  type: 'auth-wx-login',
  Render,
  autoHeight: true,
  overflow: true,
})
