import { useShop } from '@engine'
import { AFTERSALES_STATUS_WORDS } from '@schemas/aftersales'
import type { AftersaleListAnswer } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { pathnameOf } from '@storefront/shell/account/account-pages'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { SearchForm } from '@storefront/shell/parts/SearchForm'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { PAGE_SIZE } from '@storefront/shell/parts/paging'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { SHEETS_PATH, SHEETS_PATHS } from '../../paths'
import { texts } from '../../texts/aftersales'
import type data from './data'
import { readSheetQuery, sheetsHref, STATUSES, type SheetQuery } from './query'
import { SheetCard } from '../../SheetCard'
import css from './Render.module.css'

/** A member's after-sales: by state, searched, page by page. */
export function Render() {
  const { sheets } = useAnswers<typeof data>()
  const { path } = useShop()
  if (!sheets) return null
  const query = readSheetQuery(queryOf(path))
  const base = SHEETS_PATHS.find((one) => one === pathnameOf(path)) ?? SHEETS_PATH
  const of = (status: typeof query.status) => sheetsHref(query, { status }, base)
  const tabs = [
    { href: of(undefined), text: texts.all },
    ...STATUSES.map((status) => ({ href: of(status), text: AFTERSALES_STATUS_WORDS[status] })),
  ]
  return (
    <MemberFrame title={texts.sheets}>
      <LinkTabs label={texts.states} tabs={tabs} current={of(query.status)} />
      <Search key={query.keywords} query={query} base={base} />
      {sheets.error ? (
        <AskFailed error={sheets.error} />
      ) : (
        <List answer={sheets.data} query={query} base={base} />
      )}
    </MemberFrame>
  )
}

/** Search by number or by what was bought. */
const Search = ({ query, base }: { query: SheetQuery; base: string }) => (
  <SearchForm
    href={sheetsHref(query, { keywords: '' }, base)}
    name="keywords"
    value={query.keywords}
    label={texts.search}
    hint={texts.searchHint}
    narrowed={query.keywords !== ''}
    hrefOf={(said) => sheetsHref(readSheetQuery(said), {}, base)}
  />
)

interface ListProps {
  answer: AftersaleListAnswer
  query: SheetQuery
  /** The list's address without query. */
  base: string
}

/** One page of sheets, the newest first. */
function List({ answer: { list, total_count }, query, base }: ListProps) {
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
