import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const RolesPage = lazyPart(() => import('./RolesPage'), loadingPage)
