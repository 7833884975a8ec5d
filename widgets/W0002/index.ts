import { defineWidget } from '@engine'
import type { W0002Props } from '@schemas/generated/types'
import { GoodsList } from './Render'

export default defineWidget<W0002Props>({ type: 'W0002', Render: GoodsList, autoHeight: true })
