import { defineWidget } from '@engine'
import type { AddressBookSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AddressBookSectionProps>({
  type: 'address-book',
  Render,
  autoHeight: true,
  overflow: true,
})
