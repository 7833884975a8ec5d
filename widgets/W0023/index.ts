import { defineWidget } from '@engine'
import type { W0023Props } from '@schemas/generated/types'
import { Film } from './Render'

export default defineWidget<W0023Props>({ type: 'W0023', Render: Film })
