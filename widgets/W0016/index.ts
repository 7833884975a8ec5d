import { defineWidget } from '@engine'
import type { W0016Props } from '@schemas/generated/types'
import { PairShowcase } from './Render'

export default defineWidget<W0016Props>({ type: 'W0016', Render: PairShowcase })
