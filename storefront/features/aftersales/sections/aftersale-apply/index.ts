import { defineWidget } from '@engine'
import type { AftersaleApplySectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<AftersaleApplySectionProps>({ type: 'aftersale-apply', Render, autoHeight: true })
