import { defineWidget } from '@engine'
import type { MemberFootprintsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<MemberFootprintsSectionProps>({
  type: 'member-footprints',
  Render,
  autoHeight: true,
})
