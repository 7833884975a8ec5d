import { clsx } from 'clsx'
import { mediaUrl, oneOf, useMode, type WidgetProps } from '@engine'
import type { ImageLink, W0012Props } from '@schemas/generated/types'
import { LinkedPicture } from '../shared/LinkedPicture'
import { textOf } from '../shared/text-style'
import { Card, type CardHead, CouponGroups, GoodsGroups } from './Groups'
import css from './Render.module.css'

/** 橱窗卡: title, subtitle, and one of five contents: two, three or four pictures, groups of products, of coupons. */
export function ShowcaseCard({ props, theme }: WidgetProps<W0012Props>) {
  const { styleType, data } = props
  const head = { settings: props, theme }
  if (styleType === 3) return <GoodsGroups groups={data[3]} head={head} />
  if (styleType === 4) return <CouponGroups groups={data[4]} head={head} />
  return <PictureWindow pictures={data[oneOf(styleType, [0, 1, 2]) ?? 0]} head={head} />
}

interface PictureWindowProps {
  pictures: readonly ImageLink[]
  head: CardHead
}

/** Two pictures below each other, three with the first across, four in a square; a missing one leaves no gap. */
function PictureWindow({ pictures, head }: PictureWindowProps) {
  const mode = useMode()
  const shown = pictures.filter(({ imgUrl }) => mode === 'design' || mediaUrl(imgUrl) !== undefined)
  if (shown.length === 0) return null
  const name = textOf(head.settings.mainTitle)
  const layout = clsx(shown.length > 2 && css.pairs, shown.length % 2 === 1 && css.firstAcross)
  return (
    <Card {...head}>
      <div className={clsx(css.pictures, layout)}>
        {shown.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pictures have no identity but their place
          <LinkedPicture key={index} picture={picture} fallback={`${name} ${index + 1}`.trim()} />
        ))}
      </div>
    </Card>
  )
}
