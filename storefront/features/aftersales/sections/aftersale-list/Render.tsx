import { useShop } from '@engine'
import { AFTERSALES_STATUS_WORDS } from '@schemas/aftersales'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { pathnameOf } from '@storefront/shell/account/rooms'
import { SHEETS_PATH, SHEETS_PATHS } from '../../paths'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { LinkTabs } from '@storefront/shell/parts/LinkTabs'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/aftersales'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { List } from './List'
import { readSheetQuery, sheetsHref, STATUSES } from './query'
import { Search } from './Search'

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
