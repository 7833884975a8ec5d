import { MemberFrame } from '../../account/MemberFrame'
import { LinesTable } from '../../orders/LinesTable'
import { OrderSum } from '../../orders/OrderSum'
import { AskFailed } from '../../parts/AskFailed'
import { Card } from '../../parts/Card'
import { texts } from '../../texts/order-detail'
import { useAnswers } from '../use-answers'
import type data from './data'
import { Facts } from './Facts'
import { Invoice } from './Invoice'
import { Pickup } from './Pickup'
import { Standing } from './Standing'
import { Timeline } from './Timeline'
import { Voucher } from './Voucher'

/** One order: how it stands, where it goes, what it is made of to the cent, its invoice, and what has happened. */
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
  const order = detail.orderInfo
  return (
    <MemberFrame title={texts.detail} bare>
      <Standing detail={detail} rate_status={counts.data?.rate_status ?? false} />
      {pickup.data && <Pickup code={pickup.data} />}
      {voucher.data?.check_status !== undefined && <Voucher order={order} voucher={voucher.data} />}
      <Facts detail={detail} />
      <Card title={texts.lines}>
        <LinesTable order={order} />
        <OrderSum order={order} />
      </Card>
      <Invoice order={order} />
      <Timeline events={detail.events} />
    </MemberFrame>
  )
}
