import { defineWidget } from '@engine'
import type { W0013Props } from '@schemas/generated/types'
import { TabNavigation } from './Render'

export default defineWidget<W0013Props>({ type: 'W0013', Render: TabNavigation })
