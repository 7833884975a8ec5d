export function HistoryList() {
  return <div />
}
