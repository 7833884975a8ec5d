import { defineWidget } from '@engine'
import type { PointsResultSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<PointsResultSectionProps>({ type: 'points-result', Render, autoHeight: true })
