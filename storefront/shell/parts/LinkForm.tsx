import type { ComponentProps } from 'react'
import { queryOf } from '../routing/query'

interface LinkFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** The address it leads to: what it says already is kept. */
  href: string
}

/** A form that adds its fields to an address; works before any script. */
export const LinkForm = ({ href, children, ...form }: LinkFormProps) => (
  <form {...form} action={href.split('?')[0]}>
    {Object.entries(queryOf(href)).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
