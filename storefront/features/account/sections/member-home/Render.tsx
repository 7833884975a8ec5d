import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { Recommended } from '@storefront/features/catalogue'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/member-home'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { LatestOrders } from './LatestOrders'
import { OrderStates } from './OrderStates'
import { Who } from './Who'

/** px; five beside the menu. */
const PICTURE = 160

/** The member centre: who one is, what one has, how one's orders stand. */
export function Render() {
  const { member, held, counts, orders, recommended } = useAnswers<typeof data>()
  return (
    <MemberFrame title={texts.member} bare>
      <Card aria-label={texts.member}>
        {member.data ? <Who member={member.data} held={held.data} /> : <AskFailed error={member.error} />}
      </Card>
      <Card aria-label={texts.orders}>
        <OrderStates counts={counts.data} />
      </Card>
      <Card title={texts.latestOrders}>
        {orders.data ? <LatestOrders orders={orders.data.list} /> : <AskFailed error={orders.error} />}
      </Card>
      <Recommended list={recommended.data?.list ?? []} picture={PICTURE} />
    </MemberFrame>
  )
}
