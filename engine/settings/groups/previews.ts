import type { ComponentType } from 'react'
import type { Path } from '../../page/patch'
import { CarouselPreview } from './CarouselPreview'

/** Small live pictures of what several fields do together, by the name that schemas call them with (`x-ui.preview`). */
export const previews: Readonly<Record<string, ComponentType<{ path: Path }>>> = {
  carousel: CarouselPreview,
}
