import { defineWidget } from '@engine'
import type { W0010Props } from '@schemas/generated/types'
import { fitButton } from './fit-button'
import { MiniCart } from './Render'

export default defineWidget<W0010Props>({ type: 'W0010', Render: MiniCart, overflow: true, fit: fitButton })
