import type { ReactNode } from 'react'
import { Card } from './Card'
import css from './Strip.module.css'

interface StripProps {
  title: string
  /** At the end of the heading. */
  action?: ReactNode
  /** Five list items at most. */
  children: ReactNode
}

/** What else there is, in a row under a heading. */
export const Strip = ({ title, action, children }: StripProps) => (
  <Card title={title} action={action}>
    <ul className={css.strip}>{children}</ul>
  </Card>
)
