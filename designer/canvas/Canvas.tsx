export function Canvas() {
  return <div />
}
