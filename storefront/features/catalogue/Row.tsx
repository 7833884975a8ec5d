import type { ReactNode } from 'react'
import css from './Row.module.css'

interface RowProps {
  name: string
  /** What stands in it is chosen from: its name is theirs. */
  choice?: boolean
  children: ReactNode
}

/** One line of what there is to know of a good: its name, then what is said or chosen. */
export function Row({ name, choice = false, children }: RowProps) {
  const [Line, Name] = choice ? (['fieldset', 'legend'] as const) : (['div', 'span'] as const)
  return (
    <Line className={css.row}>
      <Name className={css.name}>{name}</Name>
      {children}
    </Line>
  )
}
