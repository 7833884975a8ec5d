import { defineWidget } from '@engine'
import type { W0004Props } from '@schemas/generated/types'
import { LogoWall } from './Render'

export default defineWidget<W0004Props>({ type: 'W0004', Render: LogoWall, autoHeight: true })
