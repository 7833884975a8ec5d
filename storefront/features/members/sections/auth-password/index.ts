import { defineWidget } from '@engine'
import type { AuthPasswordSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthPasswordSectionProps>({
  type: 'auth-password',
  Render,
  autoHeight: true,
  overflow: true,
})
