import { defineWidget } from '@engine'
import type { AuthBindSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthBindSectionProps>({
  type: 'auth-bind',
  Render,
  autoHeight: true,
  overflow: true,
})
