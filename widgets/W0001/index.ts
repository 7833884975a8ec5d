import { defineWidget } from '@engine'
import type { W0001Props } from '@schemas/generated/types'
import { ImageCarousel } from './Render'

export default defineWidget<W0001Props>({ type: 'W0001', Render: ImageCarousel })
