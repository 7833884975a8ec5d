import { useState } from 'react'
import type { Footprint } from '@schemas/generated/api'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { useShownItem } from '../../shown-item'
import { Button } from '@storefront/shell/parts/Button'
import { footprintTexts as texts } from '../../texts/favourites'
import { clearFootprints } from './footprints.actions'
import { dayName } from './days'
import css from './DayOfFootprints.module.css'

interface DayOfFootprintsProps {
  day: string
  footprints: readonly Footprint[]
  /** The first page: a day may reach over several. */
  home: string
}

/** px; side of the square picture. */
const PICTURE = 160

/** What was looked at on one day; all of it, or one of it, can be forgotten. */
export function DayOfFootprints({ day, footprints, home }: DayOfFootprintsProps) {
  const shownItem = useShownItem()
  const [now] = useState(Date.now)
  const name = dayName(day, now / 1000)
  return (
    <section className={css.day} aria-label={name}>
      <h3 className={css.head}>
        {name}
        <Button
          kind="text"
          size="small"
          aria-label={`${texts.removeDay} ${name}`}
          onClick={() => void clearFootprints({ day }, texts.askRemoveDay(name), home)}
        >
          {texts.removeDay}
        </Button>
      </h3>
      <ul className={css.list}>
        {footprints.map(({ history_id, itemData }) => (
          <li key={history_id} className={css.item}>
            <GoodsCard goods={shownItem(itemData)} picture={PICTURE} />
            <button
              type="button"
              className={css.remove}
              aria-label={texts.removeOne(itemData.item_name)}
              onClick={() => void clearFootprints({ history_id: [history_id] })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
