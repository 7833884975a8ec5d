import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const StartPage = lazyPart(() => import('./StartPage'), loadingPage)
