import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const MessagesPage = lazyPart(() => import('./MessagesPage'), loadingPage)
