import { clsx } from 'clsx'
import { useState } from 'react'
import { useSnapshot } from '../state/use-snapshot'
import type { Address } from '@schemas/generated/api'
import { maskMobile } from '@schemas/account'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../texts/address'
import { Button } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import type { AddressBook } from './address-book'
import card from '@storefront/shell/parts/form/radio-card.module.css'
import css from './AddressCards.module.css'
import { useOwnId } from '../parts/use-own-id'
import { opened } from '../parts/opened'

const AddressDialog = opened(() => import('./AddressDialog'))

/** Number of addresses shown before all are asked for. */
const FIRST = 4

interface AddressCardsProps {
  book: AddressBook
  /** The one that is chosen; absent: nothing is chosen here. */
  chosen?: string
  onChoose?(address: Address): void
  /** One was written, or is gone: what depends on it is asked for again. */
  onChanged?(address_id: string): void
  /** All of them at once. */
  all?: boolean
}

/** A member's address book: chosen from, added to, written and cleared in place. */
export function AddressCards({ book, chosen, onChoose, onChanged, all = false }: AddressCardsProps) {
  const group = useOwnId('addresses')
  const { list } = useSnapshot(book.state) as { list: readonly Address[] }
  const [spread, setSpread] = useState(all)
  const [written, write] = useState<{ open: boolean; address?: Address | undefined }>()
  const shown = spread ? list : firstOf(list, chosen)
  const remove = async ({ address_id }: Address) => {
    if (!(await confirm(texts.askRemove)) || !(await book.remove(address_id))) return
    showToast(texts.removed)
    onChanged?.(address_id)
  }
  const add = (
    <Button kind="dashed" aria-haspopup="dialog" onClick={() => write({ open: true })}>
      + {texts.add}
    </Button>
  )
  return (
    <div>
      {list.length === 0 &&
        (all ? (
          <Notice drawing="addresses" text={texts.none}>
            {add}
          </Notice>
        ) : (
          <p className={css.none}>{texts.none}</p>
        ))}
      <ul className={css.cards} aria-label={texts.title}>
        {shown.map((address) => (
          <li
            key={address.address_id}
            className={clsx(card.card, card.quiet, css.card)}
            data-chosen={address.address_id === chosen || undefined}
          >
            <label className={css.face}>
              {onChoose && (
                <input
                  type="radio"
                  className={card.unseen}
                  name={group}
                  checked={address.address_id === chosen}
                  onChange={() => onChoose(address)}
                />
              )}
              <Face address={address} />
            </label>
            <p className={css.actions}>
              {!address.is_def && (
                <Button kind="text" size="small" onClick={() => void book.makeDefault(address.address_id)}>
                  {texts.makeDefault}
                </Button>
              )}
              <Button
                kind="text"
                size="small"
                aria-haspopup="dialog"
                onClick={() => write({ open: true, address })}
              >
                {texts.change}
              </Button>
              <Button kind="text" size="small" onClick={() => void remove(address)}>
                {texts.remove}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <div className={css.below}>
        {!(all && list.length === 0) && add}
        {!all && list.length > FIRST && (
          <Button kind="text" aria-expanded={spread} onClick={() => setSpread(!spread)}>
            {spread ? texts.fewer : texts.more(list.length)}
          </Button>
        )}
      </div>
      {written && (
        <AddressDialog
          open={written.open}
          book={book}
          address={written.address}
          onCancel={() => write({ ...written, open: false })}
          onSaved={(saved) => {
            write({ ...written, open: false })
            if (written.address) onChanged?.(saved.address_id)
            else if (onChoose) onChoose(saved)
            else onChanged?.(saved.address_id)
          }}
        />
      )}
    </div>
  )
}

function Face({ address }: { address: Address }) {
  const { username, telephone, area, adrdetail, is_def } = address
  return (
    <>
      <span className={css.who}>
        <b className={css.name}>{username}</b> {maskMobile(telephone)}
        {is_def === 1 && <span className={css.tag}>{texts.isDefault}</span>}
      </span>
      <span className={css.region}>{area}</span>
      <span className={css.detail}>{adrdetail}</span>
    </>
  )
}

/** The first of them, the chosen one among them. */
function firstOf(list: readonly Address[], chosen: string | undefined): readonly Address[] {
  const first = list.slice(0, FIRST)
  const wanted = list.find(({ address_id }) => address_id === chosen)
  return !wanted || first.includes(wanted) ? first : [...first.slice(0, FIRST - 1), wanted]
}
