import { defineWidget } from '@engine'
import type { W0024Props } from '@schemas/generated/types'
import { Paragraphs } from './Render'

export default defineWidget<W0024Props>({ type: 'W0024', Render: Paragraphs, autoHeight: true })
