import { DemoHint } from '../../account/DemoHint'
import { MemberFrame } from '../../account/MemberFrame'
import { AskFailed } from '../../parts/AskFailed'
import { Tabs } from '../../parts/Tabs'
import { texts } from '../../texts/member'
import { useAnswers } from '../use-answers'
import { ByCode } from './ByCode'
import { ByPassword } from './ByPassword'
import type data from './data'
import css from './Render.module.css'

/** Another password, for whoever proves to be the member: by the old one, or by a code sent to the number. */
export function Render() {
  const { member, demo } = useAnswers<typeof data>()
  return (
    <MemberFrame title={texts.password}>
      {member.data ? (
        <div className={css.forms}>
          <Tabs name="password" label={texts.proof} tabs={tabsFor(member.data.memberInfo.mobile)} />
          {demo.data && <DemoHint />}
        </div>
      ) : (
        <AskFailed error={member.error} />
      )}
    </MemberFrame>
  )
}

/** @param mobile masked; '' where there is none */
const tabsFor = (mobile: string) => [
  { value: 'old', text: texts.byPassword, panel: <ByPassword /> },
  ...(mobile === '' ? [] : [{ value: 'code', text: texts.byCode, panel: <ByCode mobile={mobile} /> }]),
]
