import { defineWidget } from '@engine'
import type { AllCategoriesSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AllCategoriesSectionProps>({
  type: 'all-categories',
  Render,
  autoHeight: true,
})
