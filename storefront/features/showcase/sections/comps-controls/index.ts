import { defineWidget } from '@engine'
import type { CompsControlsSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CompsControlsSectionProps>({ type: 'comps-controls', Render, autoHeight: true })
