import { defineWidget } from '@engine'
import type { W0005Props } from '@schemas/generated/types'
import { TabShowcase } from './Render'

export default defineWidget<W0005Props>({ type: 'W0005', Render: TabShowcase })
