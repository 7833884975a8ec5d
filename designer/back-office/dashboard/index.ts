import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const DashboardPage = lazyPart(() => import('./DashboardPage'), loadingPage)
