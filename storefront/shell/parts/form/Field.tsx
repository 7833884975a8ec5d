import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import css from './Field.module.css'
import formButtonsCss from './FormButtons.module.css'

interface FieldProps {
  id: string
  label: string
  required?: boolean
  problem?: string | undefined
  children: ReactNode
}

export const problemId = (id: string) => `${id}-problem`

/** Before the name of what a form cannot do without. */
export const RequiredMark = () => (
  <span className={css.mark} aria-hidden="true">
    *
  </span>
)

/** A control under its name, and under it what is wrong with its value. */
export function Field({ id, label, required, problem, children }: FieldProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {required && <RequiredMark />}
        {label}
      </label>
      <div className={css.control}>
        {children}
        {problem && (
          <p id={problemId(id)} className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}

/** What ends a form: its buttons, below the fields. @param wide as wide as the form, which begins at its labels */
export const FormButtons = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div className={clsx(formButtonsCss.buttons, !wide && formButtonsCss.under)}>{children}</div>
)
