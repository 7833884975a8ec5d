import { defineWidget } from '@engine'
import type { AuthProfileSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthProfileSectionProps>({
  type: 'auth-profile',
  Render,
  autoHeight: true,
  overflow: true,
})
