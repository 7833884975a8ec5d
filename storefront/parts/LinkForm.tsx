import type { ReactNode } from 'react'
import { queryOf } from '../routing/query'

interface LinkFormProps {
  /** The address it leads to: what it says already is kept. */
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A form that adds its fields to an address; works before any script. */
export const LinkForm = ({ href, className, children }: LinkFormProps) => (
  <form action={href.split('?')[0]} className={className}>
    {Object.entries(queryOf(href)).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
