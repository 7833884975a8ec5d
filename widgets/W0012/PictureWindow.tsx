import { clsx } from 'clsx'
import { Anchor, mediaUrl, useMode } from '@engine'
import type { ImageLink } from '@schemas/generated/types'
import { linkName } from '../shared/link-name'
import { Picture } from '../shared/Picture'
import css from './PictureWindow.module.css'

/** Two pictures below each other, three with the first across, four in a square; none missing leaves a gap. */
export function PictureWindow({ pictures, name }: { pictures: readonly ImageLink[]; name: string }) {
  const mode = useMode()
  const shown = pictures.filter(({ imgUrl }) => mode === 'design' || mediaUrl(imgUrl) !== undefined)
  return (
    <div
      className={clsx(css.pictures, shown.length > 2 && css.pairs, shown.length % 2 === 1 && css.firstAcross)}
    >
      {shown.map((picture, index) => (
        <Anchor
          // oxlint-disable-next-line react/no-array-index-key -- pictures have no identity but their place
          key={index}
          link={picture.pathData}
          className={css.frame}
        >
          <Picture
            src={picture.imgUrl}
            alt={linkName(picture.pathData, `${name} ${index + 1}`)}
            className={css.picture}
          />
        </Anchor>
      ))}
    </div>
  )
}
