import { clsx } from 'clsx'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Anchor, encodePart, useActions, useShop } from '@engine'
import { LinkForm } from '@storefront/shell/parts/LinkForm'
import { Button } from '@storefront/shell/parts/Button'
import { queryOf } from '@storefront/shell/routing/query'
import { HOT_WORDS } from '../../texts/goods'
import { useIdle } from '@storefront/shell/use-idle'
import { texts } from '../../texts/search'
import css from './Render.module.css'
import { opened } from '@storefront/shell/parts/opened'

const PastSearches = opened(() => import('./PastSearches'))
const Suggestions = opened(() => import('@widgets/W0008/Suggestions'))

/**
 * Where a search begins: a field that works before any script, with suggestions while one types, what was searched
 * before, and the five hot words. On a phone a screen of its own.
 */
export function Render() {
  const query = queryOf(useShop().path)
  const { search } = useActions()
  const idle = useIdle()
  const field = useRef<HTMLInputElement>(null)
  // the field while there is a text in it
  const [typed, setTyped] = useState<HTMLInputElement>()
  // after the heading, which takes the focus of a new page
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keywords') ?? '').trim()
    if (keyword !== '') search({ wgt: 'search-start', data: { keyword } })
  }
  return (
    <div className={clsx('page-column', css.page)} data-own-bar="">
      <div className={css.card}>
        <h2 className={css.title}>{texts.searchFor}</h2>
        <search>
          <LinkForm href="/items" className={css.form} onSubmit={submit}>
            <input
              ref={field}
              type="search"
              name="keywords"
              defaultValue={query['keywords'] ?? ''}
              aria-label={texts.searchGoods}
              placeholder={texts.searchGoods}
              className={css.field}
              autoComplete="off"
              onInput={({ currentTarget }) =>
                setTyped(currentTarget.value.trim() === '' ? undefined : currentTarget)
              }
              required
            />
            <Button submit early kind="primary" size="large">
              {texts.search}
            </Button>
            {typed && <Suggestions field={typed} id="search-suggestions" />}
          </LinkForm>
        </search>
        {idle && <PastSearches />}
        <div className={css.hot}>
          <span id="hot-words">{texts.hotWords}</span>
          <ul className={css.words} aria-labelledby="hot-words">
            {HOT_WORDS.map((word) => (
              <li key={word}>
                <Anchor link={`/items?keywords=${encodePart(word)}`} className={css.word}>
                  {word}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
