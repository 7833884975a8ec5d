import type { ReactNode } from 'react'
import { Card } from './Card'
import css from './Strip.module.css'

interface StripProps {
  title: string
  /** Five list items at most. */
  children: ReactNode
}

/** What else there is, in a row under a heading. */
export const Strip = ({ title, children }: StripProps) => (
  <Card title={title}>
    <ul className={css.strip}>{children}</ul>
  </Card>
)
