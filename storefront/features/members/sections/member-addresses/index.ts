import { defineWidget } from '@engine'
import type { MemberAddressesSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberAddressesSectionProps>({
  type: 'member-addresses',
  Render,
  autoHeight: true,
})
