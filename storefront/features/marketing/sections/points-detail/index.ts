import { defineWidget } from '@engine'
import type { PointsDetailSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<PointsDetailSectionProps>({ type: 'points-detail', Render, autoHeight: true })
