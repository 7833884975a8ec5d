import { defineWidget } from '@engine'
import type { AuthRedirectSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthRedirectSectionProps>({
  type: 'auth-redirect',
  Render,
  autoHeight: true,
  overflow: true,
})
