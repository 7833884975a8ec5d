import { defineWidget } from '@engine'
import type { W0021Props } from '@schemas/generated/types'
import { Coupons } from './Render'

export default defineWidget<W0021Props>({ type: 'W0021', Render: Coupons })
