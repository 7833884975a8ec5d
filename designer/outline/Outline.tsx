export function Outline() {
  return <div />
}
