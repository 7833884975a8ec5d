import type { ReactNode } from 'react'
import { Button } from '@storefront/shell/parts/Button'
import css from './ChoiceRow.module.css'

interface ChoiceRowProps {
  label: string
  /** What its button says. */
  action: string
  /** What its button is called, so that it is not one of many of the same name. */
  actionName: string
  disabled?: boolean
  onOpen(): void
  /** What is chosen now. */
  children: ReactNode
}

/** Something chosen in a dialog; on a phone the whole row opens it. */
export const ChoiceRow = ({ label, action, actionName, disabled, onOpen, children }: ChoiceRowProps) => (
  <div className={css.row}>
    <span className={css.label}>{label}</span>
    <span className={css.value}>{children}</span>
    <Button size="small" disabled={disabled} aria-label={actionName} aria-haspopup="dialog" onClick={onOpen}>
      {action}
    </Button>
  </div>
)
