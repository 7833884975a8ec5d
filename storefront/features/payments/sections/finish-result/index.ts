import { defineWidget } from '@engine'
import type { FinishResultSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<FinishResultSectionProps>({ type: 'finish-result', Render, autoHeight: true })
