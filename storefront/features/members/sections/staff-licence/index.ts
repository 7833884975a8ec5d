import { defineWidget } from '@engine'
import type { StaffLicenceSectionProps } from '@schemas/generated/types'
import { Render } from './Render'

export default defineWidget<StaffLicenceSectionProps>({ type: 'staff-licence', Render, autoHeight: true })
