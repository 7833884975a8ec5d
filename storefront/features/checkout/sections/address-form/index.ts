import { defineWidget } from '@engine'
import type { AddressFormSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AddressFormSectionProps>({
  type: 'address-form',
  Render,
  autoHeight: true,
  overflow: true,
})
