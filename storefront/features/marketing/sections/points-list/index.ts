import { defineWidget } from '@engine'
import type { PointsListSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<PointsListSectionProps>({ type: 'points-list', Render, autoHeight: true })
