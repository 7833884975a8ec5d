import type { ReactNode } from 'react'
import { useTitle } from './use-title'
import styles from './Heading.module.css'

/** Title of a page of the shell, with its main buttons. */
export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  useTitle(title)
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

/** The white box below the heading that holds a page's content. */
export function PageCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}
