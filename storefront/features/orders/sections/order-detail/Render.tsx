import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { drawnLater } from '@storefront/shell/parts/later'
import { texts } from '../../texts/order-detail'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Pickup } from './Pickup'
import { OrderState } from './OrderState'

const Particulars = drawnLater(async () => (await import('./Particulars.drawn')).Particulars, {
  height: 900,
})

/** One order: how it stands and what can be done with it, its pickup code, and all particulars below. */
export function Render() {
  const { order: asked, pickup, voucher, counts } = useAnswers<typeof data>()
  if (!asked) return null
  if (asked.error)
    return (
      <MemberFrame title={texts.detail}>
        <AskFailed error={asked.error} />
      </MemberFrame>
    )
  const detail = asked.data
  return (
    <MemberFrame title={texts.detail} bare>
      <OrderState detail={detail} rate_status={counts.data?.rate_status ?? false} />
      {pickup.data && <Pickup code={pickup.data} />}
      <Particulars detail={detail} voucher={voucher.data} />
    </MemberFrame>
  )
}
