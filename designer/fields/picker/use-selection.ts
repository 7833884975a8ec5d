import { useState } from 'react'
import type { Picked } from './entity-kind'

interface SelectionOptions<Row> {
  multiple: boolean
  /** What is chosen already. */
  initial: readonly Picked<Row>[]
  /** Why there may not be this many; `null` where there may. */
  objection(count: number): string | null
  refuse(message: string): void
}

/** The chosen entities in the order of choosing, across pages, searches and orders of the list. */
export function useSelection<Row>({ multiple, initial, objection, refuse }: SelectionOptions<Row>) {
  const [picked, setPicked] = useState<readonly Picked<Row>[]>(initial)

  /** Adds as many as are allowed, and reports why the next one is not. */
  const add = (more: readonly Picked<Row>[]) => {
    const next = [...picked]
    for (const one of more) {
      if (next.some(({ id }) => id === one.id)) continue
      const complaint = objection(next.length + 1)
      if (complaint !== null) {
        refuse(complaint)
        break
      }
      next.push(one)
    }
    setPicked(next)
  }
  const remove = (ids: readonly string[]) => setPicked(picked.filter(({ id }) => !ids.includes(id)))
  return {
    picked,
    has: (id: string) => picked.some((one) => one.id === id),
    add,
    remove,
    toggle(one: Picked<Row>) {
      if (!multiple) setPicked([one])
      else if (picked.some(({ id }) => id === one.id)) remove([one.id])
      else add([one])
    },
  }
}
