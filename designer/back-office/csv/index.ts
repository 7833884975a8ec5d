import { lazy } from 'react'

export const SheetsPage = lazy(() => import('./SheetsPage'))
