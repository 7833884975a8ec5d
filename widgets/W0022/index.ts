import { defineWidget } from '@engine'
import type { W0022Props } from '@schemas/generated/types'
import { MainCategoryNavigation } from './Render'

export default defineWidget<W0022Props>({ type: 'W0022', Render: MainCategoryNavigation, overflow: true })
