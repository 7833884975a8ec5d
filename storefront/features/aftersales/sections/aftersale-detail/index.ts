import { defineWidget } from '@engine'
import type { AftersaleDetailSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AftersaleDetailSectionProps>({
  type: 'aftersale-detail',
  Render,
  autoHeight: true,
})
