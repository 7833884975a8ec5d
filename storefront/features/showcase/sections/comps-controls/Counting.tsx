import { useState } from 'react'
import { useShop } from '@engine'
import { momentOf } from '@storefront/shell/parts/moments'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { clampPage, FIRST_PAGE, PAGE_SIZE } from '@storefront/shell/parts/paging'
import { QuantityInput } from '@storefront/shell/parts/QuantityInput'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/comps'
import { Price } from '@widgets/shared/Price'
import { Box } from './Box'
import css from './Render.module.css'

const STOCK = 12
const ROWS = 96
const STAMP = 1_778_004_000
const CENTS = 123_456_780

export function Counting() {
  const [many, setMany] = useState(1)
  const [few, setFew] = useState(1)
  const { path } = useShop()
  const asked = Number(queryOf(path)['page'] ?? FIRST_PAGE)
  const page = Math.max(FIRST_PAGE, clampPage(Math.trunc(asked) || FIRST_PAGE, ROWS, PAGE_SIZE))
  return (
    <Box title={texts.counting}>
      <div className={css.row}>
        <QuantityInput value={many} onChange={setMany} label={texts.quantity} />
        <QuantityInput value={few} max={STOCK} onChange={setFew} label={texts.stock(STOCK)} />
        <span>{texts.stock(STOCK)}</span>
        <Price cents={CENTS} />
        <Price cents={CENTS} former />
        <time>{momentOf(STAMP)}</time>
      </div>
      <Pagination page={page} total={ROWS} hrefOf={(to) => `/comps/controls?page=${to}`} />
    </Box>
  )
}
