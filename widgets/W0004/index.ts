import { defineWidget, oneOf } from '@engine'
import type { W0004Props } from '@schemas/generated/types'
import { LogoWall } from './Render'
import { logoSize } from './size'

export default defineWidget<W0004Props>({
  type: 'W0004',
  Render: LogoWall,
  autoHeight: true,
  derive: (props, style) => {
    const { width, height } = logoSize(style.width, oneOf(props.column, [3, 4, 5]) ?? 5)
    return { logoWidth: width, logoHeight: height }
  },
})
