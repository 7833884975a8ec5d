import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export const SettingsPage = lazyPart(() => import('./SettingsPage'), loadingPage)
export const ThemePage = lazyPart(() => import('./ThemePage'), loadingPage)
