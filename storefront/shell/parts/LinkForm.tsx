import type { ComponentProps } from 'react'
import { useSurroundings } from '@engine'
import { withBase } from '@schemas/site-base'
import { queryOf } from '../routing/query'

interface LinkFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** The address it leads to: what it says already is kept. */
  href: string
}

/** A form that adds its fields to an address; works before any script. */
export function LinkForm({ href, children, ...form }: LinkFormProps) {
  const { base = '' } = useSurroundings()
  return (
    <form {...form} action={withBase(base, href.split('?')[0] ?? href)}>
      {Object.entries(queryOf(href)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
