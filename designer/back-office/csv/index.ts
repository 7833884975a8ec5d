import { lazy } from 'react'

export const CsvPage = lazy(() => import('./CsvPage'))
