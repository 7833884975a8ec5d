import { defineWidget } from '@engine'
import type { StoreFinderSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<StoreFinderSectionProps>({ type: 'store-finder', Render, autoHeight: true })
