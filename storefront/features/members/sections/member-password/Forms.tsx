import { Tabs } from '@storefront/shell/parts/Tabs'
import { texts } from '../../texts/profile'
import { ByCode } from './ByCode'
import { ByPassword } from './ByPassword'

/** Two ways to prove who it is. @param mobile masked; '' where there is none, and no code can be sent */
export function Forms({ mobile }: { mobile: string }) {
  const ways = [
    { value: 'old', text: texts.byPassword, panel: <ByPassword /> },
    ...(mobile === '' ? [] : [{ value: 'code', text: texts.byCode, panel: <ByCode mobile={mobile} /> }]),
  ]
  return <Tabs name="password" label={texts.proof} tabs={ways} />
}
