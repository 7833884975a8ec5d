import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const ImagesPage = lazyPart(() => import('./ImagesPage'), loadingPage)
