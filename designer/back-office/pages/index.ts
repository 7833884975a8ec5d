import { lazy } from 'react'

export const PagesPage = lazy(() => import('./PagesPage'))
export { PLATFORM_NAMES, STATE_NAMES } from './labels'
