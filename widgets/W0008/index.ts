import { defineWidget } from '@engine'
import type { W0008Props } from '@schemas/generated/types'
import { SearchBox } from './Render'

export default defineWidget<W0008Props>({
  type: 'W0008',
  Render: SearchBox,
  autoHeight: true,
  overflow: true,
})
