import { useState } from 'react'
import { Anchor, useShop } from '@engine'
import type { Footprint } from '@schemas/generated/api'
import { GoodsCard } from '@widgets/shared/GoodsCard'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { Button } from '@storefront/shell/parts/Button'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { pageOf, pageSaid, queryOf, withQuery } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { footprintTexts as texts } from '../../texts/favourites'
import type data from './data'
import { byDay, FOOTPRINTS_PER_PAGE, dayName } from './days'
import { clearFootprints } from './footprints.actions'
import { useShownItem } from '../../shown-item'
import cards from '../../goods-card.module.css'
import css from './Render.module.css'

const hrefOf = (page: number) => withQuery('/member/foottrace', { page: pageSaid(page) })

/** What a member has looked at lately, day by day. */
export function Render() {
  const { footprints } = useAnswers<typeof data>()
  const page = pageOf(queryOf(useShop().path))
  const { data: found, error } = footprints
  return (
    <MemberFrame
      title={texts.footprints}
      extra={
        found &&
        found.total_count > 0 && (
          <Button
            size="small"
            onClick={() => void clearFootprints({ is_empty: true }, texts.askClearFootprints, hrefOf(1))}
          >
            {texts.clear}
          </Button>
        )
      }
    >
      {error && <AskFailed error={error} />}
      {found?.total_count === 0 && (
        <Notice drawing="footprints" text={texts.noFootprints}>
          <Anchor link="/items">{texts.toGoods}</Anchor>
        </Notice>
      )}
      {found && (
        <>
          {byDay(found.list).map(({ day, footprints: ofDay }) => (
            <DayOfFootprints key={day} day={day} footprints={ofDay} home={hrefOf(1)} />
          ))}
          <Pagination page={page} total={found.total_count} size={FOOTPRINTS_PER_PAGE} hrefOf={hrefOf} />
        </>
      )}
    </MemberFrame>
  )
}

interface DayOfFootprintsProps {
  day: string
  footprints: readonly Footprint[]
  /** The first page: a day may reach over several. */
  home: string
}

/** px; side of the square picture. */
const PICTURE = 160

/** What was looked at on one day; all of it, or one of it, can be forgotten. */
function DayOfFootprints({ day, footprints, home }: DayOfFootprintsProps) {
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
            <GoodsCard goods={shownItem(itemData)} picture={PICTURE} className={cards.fluid} />
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
