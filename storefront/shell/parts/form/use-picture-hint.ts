import { useSyncExternalStore } from 'react'
import { settings } from '../../api/settings'
import { MEGABYTE } from '../../api/upload'
import { texts } from '../../texts/pictures'

/** Kinds and size of pictures that may be uploaded; the size once the page's script has read its settings. */
export function usePictureHint(): string {
  const bytes = useSyncExternalStore(
    unchanging,
    () => settings.picture_bytes,
    () => undefined,
  )
  return bytes === undefined ? texts.kinds : `${texts.kinds}，${texts.upTo(Math.floor(bytes / MEGABYTE))}`
}

const unchanging = () => () => {}
