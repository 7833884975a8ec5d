import { Anchor, useShop } from '@engine'
import type { PointMemberInfoAnswer } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { dayOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/member'
import type data from './data'
import { Ledger } from './Ledger'
import { ENTRIES_PER_PAGE, pointsHref, readPointsQuery, WAYS } from './query'
import css from './Render.module.css'

/** A member's points: how many there are, which end next, and every change of them. */
export function Render() {
  const { balance, entries } = useAnswers<typeof data>()
  const query = readPointsQuery(queryOf(useShop().path))
  const { data: found, error } = entries
  return (
    <MemberFrame title={texts.points}>
      {balance.data && <Balance info={balance.data} />}
      <LinkTabs
        label={texts.points}
        current={pointsHref({ way: query.way, page: 1 })}
        tabs={WAYS.map(({ way, text }) => ({ text, href: pointsHref({ way, page: 1 }) }))}
      />
      {error && <AskFailed error={error} />}
      {found?.list.length === 0 && (
        <Notice text={texts.noEntries}>
          <Anchor link="/items">{texts.toGoods}</Anchor>
        </Notice>
      )}
      {found && found.list.length > 0 && <Ledger entries={found.list} />}
      <Pagination
        page={query.page}
        total={found?.total_count ?? 0}
        size={ENTRIES_PER_PAGE}
        hrefOf={(page) => pointsHref({ ...query, page })}
      />
    </MemberFrame>
  )
}

const inWords = (points: number) => points.toLocaleString('zh-CN')

/** How many points can be used, and which of them end next. */
function Balance({ info }: { info: PointMemberInfoAnswer }) {
  const { point, expiring_point, expiring_time } = info
  return (
    <div className={css.balance}>
      <p className={css.sum}>
        <span className={css.name}>{texts.balance}</span>
        <b className={css.figure}>{inWords(point)}</b>
      </p>
      <p className={css.note}>
        {point < 0
          ? texts.negative
          : expiring_point > 0
            ? texts.expiring(inWords(expiring_point), dayOf(expiring_time))
            : texts.nothingExpires}
      </p>
      <Anchor link="/pointitems" className={css.way}>
        {texts.toMall}
      </Anchor>
    </div>
  )
}
