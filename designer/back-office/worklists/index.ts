import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const WorklistPage = lazyPart(() => import('./WorklistPage'), loadingPage)
export const ItemPage = lazyPart(() => import('./ItemPage'), loadingPage)
