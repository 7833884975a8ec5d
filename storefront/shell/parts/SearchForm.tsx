import type { FormEvent, ReactNode } from 'react'
import { Anchor } from '@engine'
import { navigate } from '../router/navigate'
import type { Query } from '../routing/query'
import { texts } from '../texts/frame'
import { Button } from './Button'
import { LinkForm } from './LinkForm'
import css from './SearchForm.module.css'

interface SearchFormProps {
  /** The list without what is searched for; what it says else is kept. */
  href: string
  /** As the address calls what is searched for. */
  name: string
  value: string
  label: string
  hint: string
  /** Something is searched for, and can be cleared. */
  narrowed: boolean
  /** Where its fields lead to. */
  hrefOf(said: Query): string
  /** Fields beside the search, in its look. */
  children?: ReactNode
}

/** Searches a list; works before any script does, and after without a page being loaded. */
export function SearchForm({
  href,
  narrowed,
  hrefOf,
  label,
  hint,
  value,
  children,
  ...field
}: SearchFormProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = [...new FormData(event.currentTarget)].map(([name, entry]) => [name, String(entry)])
    navigate(hrefOf(Object.fromEntries(said)))
  }
  return (
    <search>
      <LinkForm href={href} className={css.form} onSubmit={search}>
        <input {...field} type="search" defaultValue={value} aria-label={label} placeholder={hint} />
        {children}
        <Button submit early>
          {texts.search}
        </Button>
        {narrowed && (
          <Anchor link={href} className={css.clear}>
            {texts.clear}
          </Anchor>
        )}
      </LinkForm>
    </search>
  )
}
