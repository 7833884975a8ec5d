import { Anchor } from '@engine'
import type { ImageLink } from '@schemas/generated/types'
import { linkName } from './link-name'
import css from './LinkedPicture.module.css'
import { Picture } from './Picture'

interface LinkedPictureProps {
  picture: ImageLink
  /** Accessible name if the link has none. */
  fallback: string
}

/** A linked picture that fills its grid cell and grows slightly on hover. */
export function LinkedPicture({ picture, fallback }: LinkedPictureProps) {
  return (
    <Anchor link={picture.pathData} className={css.frame}>
      <Picture src={picture.imgUrl} alt={linkName(picture.pathData, fallback)} className={css.picture} />
    </Anchor>
  )
}
