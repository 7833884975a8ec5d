import { defineWidget } from '@engine'
import type { W0017Props } from '@schemas/generated/types'
import { PosterShowcase } from './Render'

export default defineWidget<W0017Props>({ type: 'W0017', Render: PosterShowcase })
