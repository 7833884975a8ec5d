import { lazy } from 'react'

export const RecordsPage = lazy(() => import('./RecordsPage'))
export const RecordPage = lazy(() => import('./RecordPage'))
