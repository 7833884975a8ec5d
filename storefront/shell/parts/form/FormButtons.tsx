import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import css from './FormButtons.module.css'

/** What ends a form: its buttons stand under the fields. @param wide as wide as the form, which begins at its labels */
export const FormButtons = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div className={clsx(css.buttons, !wide && css.under)}>{children}</div>
)
