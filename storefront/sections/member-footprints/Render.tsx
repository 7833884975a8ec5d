import { Anchor, useShop } from '@engine'
import { MemberFrame } from '../../account/MemberFrame'
import { AskFailed } from '../../parts/AskFailed'
import { Button } from '../../parts/Button'
import { Notice } from '../../parts/Notice'
import { Pagination } from '../../parts/Pagination'
import { pageOf, pageSaid, queryOf, withQuery } from '../../routing/query'
import { texts } from '../../texts/member'
import { useAnswers } from '../use-answers'
import type data from './data'
import { byDay, FOOTPRINTS_PER_PAGE } from './days'
import { DayOfFootprints } from './DayOfFootprints'
import { clearFootprints } from './clear'

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
