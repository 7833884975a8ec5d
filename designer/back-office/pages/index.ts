import { lazy } from 'react'

export const PagesPage = lazy(() => import('./PagesPage'))
