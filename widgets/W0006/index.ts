import { defineWidget } from '@engine'
import type { W0006Props } from '@schemas/generated/types'
import { FreePanel } from './Render'

export default defineWidget<W0006Props>({
  type: 'W0006',
  Render: FreePanel,
  overflow: true,
  freeLayout: true,
})
