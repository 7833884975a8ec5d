import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const PagesPage = lazyPart(() => import('./PagesPage'), loadingPage)
export { PLATFORM_NAMES, STATE_NAMES } from './labels'
