import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const ReportsPage = lazyPart(() => import('./ReportsPage'), loadingPage)
