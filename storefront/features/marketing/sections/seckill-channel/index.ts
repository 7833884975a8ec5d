import { defineWidget } from '@engine'
import type { SeckillChannelSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<SeckillChannelSectionProps>({ type: 'seckill-channel', Render, autoHeight: true })
