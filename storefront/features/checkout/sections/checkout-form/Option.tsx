import type { ReactNode } from 'react'
import css from './Option.module.css'

interface OptionProps {
  /** Of the group. */
  name: string
  checked: boolean
  onChoose(): void
  children: ReactNode
}

/** One of several that a dialog offers. */
export const Option = ({ name, checked, onChoose, children }: OptionProps) => (
  <label className={css.option}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {children}
  </label>
)
