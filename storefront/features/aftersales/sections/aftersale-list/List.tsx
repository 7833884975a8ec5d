import type { AftersaleListAnswer } from '@schemas/generated/api'
import { SheetCard } from '../../SheetCard'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { PAGE_SIZE } from '@storefront/shell/parts/paging'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { texts } from '../../texts/aftersales'
import css from './List.module.css'
import { sheetsHref, type SheetQuery } from './query'

interface ListProps {
  answer: AftersaleListAnswer
  query: SheetQuery
  /** The list's address without query. */
  base: string
}

/** One page of sheets, the newest first. */
export function List({ answer: { list, total_count }, query, base }: ListProps) {
  if (list.length === 0) return <Nothing query={query} total={total_count} base={base} />
  return (
    <>
      <p className={css.found}>{texts.found(total_count)}</p>
      <ul className={css.sheets} aria-label={texts.sheets}>
        {list.map((sheet) => (
          <li key={sheet.aftersales_bn}>
            <SheetCard sheet={sheet} />
          </li>
        ))}
      </ul>
      <Pagination
        page={query.page}
        total={total_count}
        size={PAGE_SIZE}
        hrefOf={(page) => sheetsHref(query, { page }, base)}
      />
    </>
  )
}

function Nothing({ query, total, base }: { query: SheetQuery; total: number; base: string }) {
  const isNarrowed = query.status !== undefined || query.keywords !== '' || total > 0
  return isNarrowed ? (
    <Notice text={texts.noneHere}>
      <ButtonLink href={base}>{texts.allSheets}</ButtonLink>
    </Notice>
  ) : (
    <Notice text={texts.none}>
      <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
    </Notice>
  )
}
