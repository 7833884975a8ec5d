export { HistoryList } from './HistoryList'
