import { defineWidget } from '@engine'
import type { W0020Props } from '@schemas/generated/types'
import { RecommendedShops } from './Render'

export default defineWidget<W0020Props>({ type: 'W0020', Render: RecommendedShops })
