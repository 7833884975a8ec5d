import type { ReactNode } from 'react'
import { texts } from './texts/auth'
import css from './Protocol.module.css'

interface ProtocolProps {
  title: string
  version: number
  /** HTML, cleaned by the server. */
  content: string
  /** What is to be done with it. */
  children?: ReactNode
}

/** A protocol to read. */
export function Protocol({ title, version, content, children }: ProtocolProps) {
  return (
    <article className={css.protocol}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.version}>{texts.version(version)}</p>
      <div className={css.text} dangerouslySetInnerHTML={{ __html: content }} />
      {children}
    </article>
  )
}
