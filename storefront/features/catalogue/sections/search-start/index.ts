import { defineWidget } from '@engine'
import type { SearchStartSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<SearchStartSectionProps>({ type: 'search-start', Render, autoHeight: true })
