import { useShop } from '@engine'
import { AFTERSALES_STATUS_WORDS } from '@schemas/aftersales'
import type { AftersaleListAnswer } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { pathnameOf } from '@storefront/shell/routing/query'
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
import { CASES_PATH, CASES_PATHS } from '../../paths'
import { texts } from '../../texts/aftersales'
import type data from './data'
import { readCasesQuery, casesHref, STATUSES, type CasesQuery } from './query'
import { CaseCard } from '../../CaseCard'
import css from './Render.module.css'

/** A member's after-sales: by state, searched, page by page. */
export function Render() {
  const { aftersales } = useAnswers<typeof data>()
  const { path } = useShop()
  if (!aftersales) return null
  const query = readCasesQuery(queryOf(path))
  const base = CASES_PATHS.find((one) => one === pathnameOf(path)) ?? CASES_PATH
  const of = (status: typeof query.status) => casesHref(query, { status }, base)
  const tabs = [
    { href: of(undefined), text: texts.all },
    ...STATUSES.map((status) => ({ href: of(status), text: AFTERSALES_STATUS_WORDS[status] })),
  ]
  return (
    <MemberFrame title={texts.cases}>
      <LinkTabs label={texts.states} tabs={tabs} current={of(query.status)} />
      <Search key={query.keywords} query={query} base={base} />
      {aftersales.error ? (
        <AskFailed error={aftersales.error} />
      ) : (
        <List answer={aftersales.data} query={query} base={base} />
      )}
    </MemberFrame>
  )
}

/** Search by number or by what was bought. */
const Search = ({ query, base }: { query: CasesQuery; base: string }) => (
  <SearchForm
    href={casesHref(query, { keywords: '' }, base)}
    name="keywords"
    value={query.keywords}
    label={texts.search}
    hint={texts.searchHint}
    narrowed={query.keywords !== ''}
    hrefOf={(said) => casesHref(readCasesQuery(said), {}, base)}
  />
)

interface ListProps {
  answer: AftersaleListAnswer
  query: CasesQuery
  /** The list's address without query. */
  base: string
}

/** One page of cases, the newest first. */
function List({ answer: { list, total_count }, query, base }: ListProps) {
  if (list.length === 0) return <Nothing query={query} total={total_count} base={base} />
  return (
    <>
      <p className={css.found}>{texts.found(total_count)}</p>
      <ul className={css.cases} aria-label={texts.cases}>
        {list.map((aftersale) => (
          <li key={aftersale.aftersales_bn}>
            <CaseCard aftersale={aftersale} />
          </li>
        ))}
      </ul>
      <Pagination
        page={query.page}
        total={total_count}
        size={PAGE_SIZE}
        hrefOf={(page) => casesHref(query, { page }, base)}
      />
    </>
  )
}

function Nothing({ query, total, base }: { query: CasesQuery; total: number; base: string }) {
  const isNarrowed = query.status !== undefined || query.keywords !== '' || total > 0
  return isNarrowed ? (
    <Notice drawing="aftersales" text={texts.noneHere}>
      <ButtonLink href={base}>{texts.allCases}</ButtonLink>
    </Notice>
  ) : (
    <Notice drawing="aftersales" text={texts.none}>
      <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
    </Notice>
  )
}
