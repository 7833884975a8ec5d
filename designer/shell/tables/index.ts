export { DaysPicker } from './DaysPicker'
export { HIDDEN, useColumns } from './columns'
export {
  withoutPosition,
  useListAddress,
  useListState,
  useNumberedAddress,
  type NumberedPaging,
} from './list-state'
export { FilterBar, ListPage } from './ListPage'
export { FIGURES, ListTable, PageTurner } from './ListTable'
