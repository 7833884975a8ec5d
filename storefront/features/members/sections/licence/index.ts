import { defineWidget } from '@engine'
import type { LicenceSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<LicenceSectionProps>({ type: 'licence', Render, autoHeight: true })
