import { clsx } from 'clsx'
import { Anchor, useActions } from '@engine'
import type { FilterRow } from '@storefront/shell/parts/FilterRows'
import { Modal } from '@storefront/shell/parts/Modal'
import { texts } from '../../texts/goods'
import { clearedHref } from './facets'
import type { ListQuery } from './list-query'
import { PriceRange } from './PriceRange'
import css from './FiltersDialog.module.css'

/** px; on a phone the whole width. */
const WIDTH = 480

interface FiltersDialogProps {
  open: boolean
  onClose(): void
  query: ListQuery
  rows: readonly FilterRow[]
  /** Products that are found. */
  total: number
}

/** The filters of the list as a sheet; it stays while values are chosen, and the list behind it follows. */
export default function FiltersDialog({ open, onClose, query, rows, total }: FiltersDialogProps) {
  const { goTo } = useActions()
  return (
    <Modal
      open={open}
      title={texts.narrow}
      width={WIDTH}
      confirmText={texts.showFound(total)}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <section className={css.group}>
        <h3 className={css.name}>{texts.price}</h3>
        <PriceRange query={query} className={css.range} />
      </section>
      {rows.map(({ name, choices }) => (
        <section key={name} className={css.group}>
          <h3 className={css.name}>{name}</h3>
          <ul className={css.choices}>
            {choices.map(({ id, name: text, chosen, href, count }) => (
              <li key={id}>
                <Anchor link={href} className={clsx(css.choice, chosen && css.chosen)} current={chosen}>
                  {text}
                  {count !== undefined && <small className={css.count}>{count}</small>}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button type="button" className={css.clear} onClick={() => goTo(clearedHref(query))}>
        {texts.clearChosen}
      </button>
    </Modal>
  )
}
