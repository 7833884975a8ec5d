import { SearchForm } from '@storefront/shell/parts/SearchForm'
import { texts } from '../../texts/aftersales'
import { readSheetQuery, sheetsHref, type SheetQuery } from './query'

/** Search by number or by what was bought. */
export const Search = ({ query, base }: { query: SheetQuery; base: string }) => (
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
