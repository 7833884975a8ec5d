import { defineWidget } from '@engine'
import type { CompsIndexSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<CompsIndexSectionProps>({ type: 'comps-index', Render, autoHeight: true })
