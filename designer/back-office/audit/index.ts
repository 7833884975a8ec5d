import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const AuditPage = lazyPart(() => import('./AuditPage'), loadingPage)
