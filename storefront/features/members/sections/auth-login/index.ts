import { defineWidget } from '@engine'
import type { AuthLoginSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthLoginSectionProps>({
  type: 'auth-login',
  Render,
  autoHeight: true,
  overflow: true,
})
