import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const OperatorsPage = lazyPart(() => import('./OperatorsPage'), loadingPage)
