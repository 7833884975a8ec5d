import { Anchor } from '@engine'
import type { ImageLink } from '@schemas/generated/types'
import { linkName } from './link-name'
import css from './LinkedPicture.module.css'
import { Picture } from './Picture'

interface LinkedPictureProps {
  picture: ImageLink
  /** What a screen reader says where the link names nothing. */
  fallback: string
}

/** A picture that fills its cell of a grid, grows a little under the pointer and leads where its link does. */
export function LinkedPicture({ picture, fallback }: LinkedPictureProps) {
  return (
    <Anchor link={picture.pathData} className={css.frame}>
      <Picture src={picture.imgUrl} alt={linkName(picture.pathData, fallback)} className={css.picture} />
    </Anchor>
  )
}
