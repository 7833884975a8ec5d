import { Anchor, useShop } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/member'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Balance } from './Balance'
import type data from './data'
import { Ledger } from './Ledger'
import { ENTRIES_PER_PAGE, pointsHref, readPointsQuery, WAYS } from './query'

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
