import { call } from '../../api/call'
import { useAsked } from '../../parts/use-asked'
import { texts } from '../../texts/slider'
import { RECOMMENDED } from '../figures'
import { GoodsSlider } from './GoodsSlider'

const ask = (signal: AbortSignal) =>
  call('GET /promotions/recommendlike', {
    query: { page: 1, pageSize: RECOMMENDED },
    signal,
    quiet: true,
  })

/** What sells well, where a page has nothing else to show. */
export default function RecommendedGoods() {
  const { value } = useAsked(ask)
  return value && <GoodsSlider title={texts.recommended} list={value.list} />
}
