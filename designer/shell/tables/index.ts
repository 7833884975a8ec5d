export { useListAddress, useListState, useNumberedAddress, type NumberedPaging } from './list-state'
export { FilterBar, ListPage } from './ListPage'
export { ListTable, PageTurner } from './ListTable'
