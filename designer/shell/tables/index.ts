export { KeysetTable } from './KeysetTable'
export { FilterBar, ListPage, SearchBox } from './ListPage'
export { PagedTable } from './PagedTable'
export { placeOf, useListAddress } from './position'
