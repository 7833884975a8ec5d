import { lazyPart } from '@engine/lazy-part'
import { loadingPage } from '../../shell/ui'

export { Filters } from './Filters'
export { addressOf, chosenFilters } from './filter-address'

export const RecordsPage = lazyPart(() => import('./RecordsPage'), loadingPage)
export const RecordPage = lazyPart(() => import('./RecordPage'), loadingPage)
