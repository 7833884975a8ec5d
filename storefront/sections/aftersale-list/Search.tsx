import type { FormEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Anchor } from '@engine'
import { Button } from '../../parts/Button'
import { texts } from '../../texts/aftersales'
import css from './Search.module.css'
import { sheetsHref, type SheetQuery } from './query'

/** As the server takes it. */
const LONGEST = 64

/** Search by number or by what was bought; the form works before any script does. */
export function Search({ query, base }: { query: SheetQuery; base: string }) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keywords = String(new FormData(event.currentTarget).get('keywords') ?? '').trim()
    navigate(sheetsHref(query, { keywords }, base))
  }
  return (
    <search>
      <form action={base} className={css.search} onSubmit={search}>
        {query.status !== undefined && <input type="hidden" name="status" value={query.status} />}
        <input
          type="search"
          name="keywords"
          defaultValue={query.keywords}
          maxLength={LONGEST}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          className={css.field}
        />
        <Button submit>{texts.searchNow}</Button>
        {query.keywords !== '' && (
          <Anchor link={sheetsHref(query, { keywords: '' }, base)} className={css.clear}>
            {texts.clear}
          </Anchor>
        )}
      </form>
    </search>
  )
}
