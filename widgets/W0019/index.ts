import { defineWidget } from '@engine'
import type { W0019Props } from '@schemas/generated/types'
import { NearbyShops } from './Render'

export default defineWidget<W0019Props>({ type: 'W0019', Render: NearbyShops, autoHeight: true })
