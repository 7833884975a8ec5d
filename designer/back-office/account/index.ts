import { lazyPart } from '@engine/lazy-part'
import { loadingPage, loadingWindow } from '../../shell/ui'

export const AccountPage = lazyPart(() => import('./AccountPage'), loadingPage)
export const SecondFactorDue = lazyPart(() => import('./SecondFactorDue'), loadingWindow)
