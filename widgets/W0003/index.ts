import { defineWidget } from '@engine'
import type { W0003Props } from '@schemas/generated/types'
import { HotZonePicture } from './Render'

export default defineWidget<W0003Props>({ type: 'W0003', Render: HotZonePicture })
