import { call } from '@storefront/shell/api/call'
import { useAsked } from '@storefront/shell/parts/use-asked'
import { texts } from '../texts/slider'
import { GoodsSlider } from './GoodsSlider'

const SHOWN = 12

const ask = (signal: AbortSignal) =>
  call('GET /member/browse/history/list', { query: { page: 1, pageSize: SHOWN }, signal, quiet: true })

/** What a member looked at last. @param but the good on screen, which is not shown again */
export default function SeenGoods({ but }: { but: string }) {
  const { value } = useAsked(ask)
  const goods = value?.list.map(({ itemData }) => itemData).filter(({ goods_id }) => goods_id !== but)
  return goods && <GoodsSlider title={texts.seen} list={goods} />
}
