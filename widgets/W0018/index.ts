import { defineWidget } from '@engine'
import type { W0018Props } from '@schemas/generated/types'
import { HotSale } from './Render'

export default defineWidget<W0018Props>({ type: 'W0018', Render: HotSale })
