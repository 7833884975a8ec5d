import { defineWidget } from '@engine'
import type { W0015Props } from '@schemas/generated/types'
import { FineShowcase } from './Render'

export default defineWidget<W0015Props>({ type: 'W0015', Render: FineShowcase })
