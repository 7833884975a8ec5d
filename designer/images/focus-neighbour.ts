import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys among the buttons of a list whose items wrap: where each stands tells how many stand in a row. */
export function focusNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const list = event.currentTarget.closest('ul')
  const items = [...(list?.children ?? [])].flatMap(
    (item) => item.querySelector<HTMLElement>('button[aria-pressed]') ?? [],
  )
  const at = items.indexOf(event.currentTarget)
  event.preventDefault()
  const [x, y] = step
  items[at + x + y * columnsOf(items)]?.focus()
}

function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.getBoundingClientRect().top
  const below = items.findIndex((item) => item.getBoundingClientRect().top !== top)
  return below === -1 ? items.length : below
}
