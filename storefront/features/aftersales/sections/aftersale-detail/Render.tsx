import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { Steps } from '../../Steps'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { later } from '@storefront/shell/parts/later'
import { texts } from '../../texts/aftersales'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Facts } from './Facts'
import { Goods } from './Goods'
import { Log } from './Log'
import { Parcels } from './Parcels'
import { State } from './State'

/** px; with the distance to what is above it. */
const HEIGHT = 332

const SendBack = later(async () => (await import('./SendBack')).SendBack, { height: HEIGHT })

/** One after-sale: how it stands, what can be done, what it is about, what happened. */
export function Render() {
  const { sheet: asked, couriers } = useAnswers<typeof data>()
  if (!asked) return null
  if (asked.error)
    return (
      <MemberFrame title={texts.sheet}>
        <AskFailed error={asked.error} />
      </MemberFrame>
    )
  const sheet = asked.data
  return (
    <MemberFrame title={texts.sheet}>
      <State sheet={sheet} />
      <Steps sheet={sheet} />
      {sheet.actions.includes('sendback') && <SendBack sheet={sheet} couriers={couriers.data?.list ?? []} />}
      <Parcels sheet={sheet} />
      <Goods sheet={sheet} />
      <Facts sheet={sheet} />
      <Log events={sheet.log} />
    </MemberFrame>
  )
}
