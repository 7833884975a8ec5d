import { lazy } from 'react'

export { Filters } from './Filters'
export { addressOf, chosenFilters } from './filter-address'

export const RecordsPage = lazy(() => import('./RecordsPage'))
export const RecordPage = lazy(() => import('./RecordPage'))
