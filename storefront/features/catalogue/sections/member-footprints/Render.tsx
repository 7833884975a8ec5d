import { Anchor, useShop } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Button } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { pageOf, pageSaid, queryOf, withQuery } from '@storefront/shell/routing/query'
import { footprintTexts as texts } from '../../texts/favourites'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { byDay, FOOTPRINTS_PER_PAGE } from './days'
import { DayOfFootprints } from './DayOfFootprints'
import { clearFootprints } from './footprints.actions'

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
        <Notice text={texts.noFootprints}>
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
