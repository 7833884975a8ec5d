import { defineWidget } from '@engine'
import type { W0012Props } from '@schemas/generated/types'
import { ShowcaseCard } from './Render'

export default defineWidget<W0012Props>({ type: 'W0012', Render: ShowcaseCard })
