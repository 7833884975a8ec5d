import { defineWidget } from '@engine'
import type { W0014Props } from '@schemas/generated/types'
import { MainShowcase } from './Render'

export default defineWidget<W0014Props>({ type: 'W0014', Render: MainShowcase })
