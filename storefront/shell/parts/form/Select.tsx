import type { ComponentProps } from 'react'
import css from './Select.module.css'

/** The browser's own list of choices, in the look of the other controls. */
export const Select = (props: Omit<ComponentProps<'select'>, 'className'>) => (
  <select {...props} className={css.select} />
)
