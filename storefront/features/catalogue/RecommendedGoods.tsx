import { call } from '../../shell/api/call'
import { useAsked } from '../../shell/parts/use-asked'
import { RECOMMENDED } from './figures'
import { Recommended } from './Recommended'

const ask = (signal: AbortSignal) =>
  call('GET /promotions/recommendlike', {
    query: { page: 1, pageSize: RECOMMENDED },
    signal,
    quiet: true,
  })

/** The strip 推荐商品 with what sells well, where a page has nothing else to show (rule items-3). */
export default function RecommendedGoods() {
  const { value } = useAsked(ask)
  return value && <Recommended list={value.list} />
}
