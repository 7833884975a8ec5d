import { defineWidget } from '@engine'
import type { AuthBindWechatSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AuthBindWechatSectionProps>({
  type: 'auth-bind-wechat',
  Render,
  autoHeight: true,
  overflow: true,
})
