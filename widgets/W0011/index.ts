import { defineWidget } from '@engine'
import type { W0011Props } from '@schemas/generated/types'
import { fitText } from './fit-text'
import { TextLine } from './Render'

export default defineWidget<W0011Props>({ type: 'W0011', Render: TextLine, fit: fitText })
