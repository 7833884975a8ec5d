import { defineWidget } from '@engine'
import type { AuthBindPhoneSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthBindPhoneSectionProps>({
  type: 'auth-bind-phone',
  Render,
  autoHeight: true,
  overflow: true,
})
