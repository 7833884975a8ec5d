import { defineWidget } from '@engine'
import type { MemberAddressFormSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberAddressFormSectionProps>({
  type: 'member-address-form',
  Render,
  autoHeight: true,
})
