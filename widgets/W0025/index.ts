import { defineWidget } from '@engine'
import type { W0025Props } from '@schemas/generated/types'
import { CaptionCarousel } from './Render'

export default defineWidget<W0025Props>({ type: 'W0025', Render: CaptionCarousel })
