import { defineWidget } from '@engine'
import type { W0007Props } from '@schemas/generated/types'
import { NavigationMenu } from './Render'

export default defineWidget<W0007Props>({ type: 'W0007', Render: NavigationMenu, overflow: true })
