import { defineWidget } from '@engine'
import type { CompsWidgetsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CompsWidgetsSectionProps>({ type: 'comps-widgets', Render, autoHeight: true })
