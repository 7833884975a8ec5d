export function ModuleList() {
  return <div />
}
