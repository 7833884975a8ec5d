import { clsx } from 'clsx'
import { Anchor, encodePart, useShop } from '@engine'
import { Button } from '@storefront/shell/parts/Button'
import { queryOf } from '@storefront/shell/routing/query'
import { HOT_WORDS } from '../../texts/goods'
import { texts } from '../../texts/search'
import css from './Render.module.css'

/** Where a search begins: a field that works before any script, and the five hot words. */
export function Render() {
  const query = queryOf(useShop().path)
  return (
    <div className={clsx('page-column', css.page)}>
      <div className={css.card}>
        <h2 className={css.title}>{texts.searchFor}</h2>
        <search>
          <form action="/items" className={css.form}>
            <input
              type="search"
              name="keywords"
              defaultValue={query['keywords'] ?? ''}
              aria-label={texts.searchGoods}
              placeholder={texts.searchGoods}
              className={css.field}
              required
            />
            <Button submit early kind="primary" size="large">
              {texts.search}
            </Button>
          </form>
        </search>
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
