import { defineWidget } from '@engine'
import type { AftersaleListSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AftersaleListSectionProps>({ type: 'aftersale-list', Render, autoHeight: true })
