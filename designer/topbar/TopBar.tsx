export function TopBar() {
  return <div />
}
