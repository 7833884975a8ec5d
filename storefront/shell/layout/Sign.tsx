import { mediaUrl } from '@engine'
import css from './Sign.module.css'

interface SignProps {
  /** Its picture is `--icon` in a style sheet. */
  icon: string
  /** Stands instead of the icon. */
  imgUrl?: string
}

/** The sign of a menu's item, 24 px. Its name is beside it, so it needs no text alternative. */
export function Sign({ icon, imgUrl }: SignProps) {
  const src = mediaUrl(imgUrl)
  return src ? (
    <img src={src} alt="" width={24} height={24} className={css.picture} />
  ) : (
    <span className={css.icon} data-icon={icon} />
  )
}
