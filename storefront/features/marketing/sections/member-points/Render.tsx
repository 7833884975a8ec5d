import { clsx } from 'clsx'
import { Anchor, useShop, encodePart } from '@engine'
import type { PointMemberInfoAnswer, PointEntry } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { dayOf, momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/member'
import type data from './data'
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
        <Notice drawing="points" text={texts.noEntries}>
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
        <span>{texts.balance}</span>
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

/** Every change of the member's points: when, why, by how much. */
function Ledger({ entries }: { entries: readonly PointEntry[] }) {
  return (
    <table className={css.ledger}>
      <thead>
        <tr>
          <th scope="col">{texts.entryTime}</th>
          <th scope="col">{texts.entryWhat}</th>
          <th scope="col">{texts.entryOrder}</th>
          <th scope="col" className={css.change}>
            {texts.entryChange}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, created, point, point_desc, journal_type, order_id }) => (
          <tr key={id}>
            <td className={css.time}>{momentOf(created)}</td>
            <td>{point_desc || reasonOf(journal_type)}</td>
            <td className={css.number}>
              {order_id && (
                <Anchor link={`/member/trade/${encodePart(order_id)}`} className={css.order}>
                  {order_id}
                </Anchor>
              )}
            </td>
            <td className={clsx(css.change, point > 0 && css.income)}>
              {point > 0 ? '+' : ''}
              {point.toLocaleString('zh-CN')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `journal_type` (rule api-18). */
const reasonOf = (type: number) => (texts.journal as Record<number, string>)[type] ?? ''
