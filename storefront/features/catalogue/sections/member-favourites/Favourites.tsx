import { useState } from 'react'
import { Anchor } from '@engine'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { navigate } from '@storefront/shell/router/navigate'
import { refreshPage } from '@storefront/shell/state/refresh-page'
import { Button } from '@storefront/shell/parts/Button'
import { PointsPrice } from '@storefront/shell/parts/PointsPrice'
import { toggled } from '@storefront/shell/routing/query'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { favouriteTexts as texts } from '../../texts/favourites'
import type { Favourite } from './favourite'
import css from './Favourites.module.css'

export type { Favourite }

interface FavouritesProps {
  label: string
  list: readonly Favourite[]
  /** @returns whether they are gone */
  onRemove(ids: string[]): Promise<boolean>
  /** What is said once they are. */
  removed: string
  /** Where to go once this page is empty; absent: it is asked for again. */
  emptied: string | undefined
}

/** px; side of the square picture. */
const PICTURE = 160

/** One page of favourites, of which some are chosen and removed together. */
export function Favourites({ label, list, onRemove, removed, emptied }: FavouritesProps) {
  const [chosen, choose] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const all = chosen.length === list.length
  const remove = async (ids: readonly string[], question: string) => {
    if (!(await confirm(question))) return
    setBusy(true)
    const gone = await onRemove([...ids])
    setBusy(false)
    if (!gone) return
    showToast(removed)
    choose((before) => before.filter((id) => !ids.includes(id)))
    if (ids.length === list.length && emptied !== undefined) navigate(emptied)
    else refreshPage()
  }
  return (
    <>
      <div className={css.bar}>
        <label className={css.all}>
          <input type="checkbox" checked={all} onChange={() => choose(all ? [] : list.map(({ id }) => id))} />
          {texts.selectAll}
        </label>
        <Button
          size="small"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => void remove(chosen, texts.askRemoveChosen(chosen.length))}
        >
          {texts.removeChosen(chosen.length)}
        </Button>
      </div>
      <ul className={css.list} aria-label={label}>
        {list.map((favourite) => (
          <li key={favourite.id} className={css.item} data-gone={favourite.mark !== '' || undefined}>
            <input
              type="checkbox"
              className={css.choice}
              aria-label={texts.select(favourite.name)}
              checked={chosen.includes(favourite.id)}
              onChange={() => choose((before) => toggled(before, favourite.id))}
            />
            <Card favourite={favourite} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Card({ favourite }: { favourite: Favourite }) {
  const { href, name, picture, mark, price, points, note } = favourite
  return (
    <Anchor link={href} className={css.card} title={name}>
      <span className={css.frame}>
        <Picture src={pictureAt(picture, 'm')} alt="" width={PICTURE} height={PICTURE} />
        {mark && <span className={css.mark}>{mark}</span>}
      </span>
      <span className={css.name}>{name}</span>
      {note && <span className={css.note}>{note}</span>}
      {points === undefined ? (
        price !== undefined && <Price cents={price} className={css.price} />
      ) : (
        <PointsPrice points={points} cents={price ?? 0} className={css.price} />
      )}
    </Anchor>
  )
}
