import { clsx } from 'clsx'
import { mediaUrl, useMode } from '@engine'
import type { ImageLink } from '@schemas/generated/types'
import { LinkedPicture } from '../shared/LinkedPicture'
import { textOf } from '../shared/text-style'
import { Card, type CardHead } from './Card'
import css from './PictureWindow.module.css'

interface PictureWindowProps {
  pictures: readonly ImageLink[]
  head: CardHead
}

/** Two pictures below each other, three with the first across, four in a square; a missing one leaves no gap. */
export function PictureWindow({ pictures, head }: PictureWindowProps) {
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
