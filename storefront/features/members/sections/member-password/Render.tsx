import { DemoHint } from '../../account/Notes'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { later } from '@storefront/shell/parts/later'
import { texts } from '../../texts/profile'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

const Forms = later(async () => (await import('./Forms')).Forms, { height: 320 })

/** Changes the password after the old one, or a code sent to the number, is verified. */
export function Render() {
  const { member, demo } = useAnswers<typeof data>()
  return (
    <MemberFrame title={texts.password}>
      {member.data ? (
        <div className={css.forms}>
          <Forms mobile={member.data.memberInfo.mobile} />
          {demo.data && <DemoHint />}
        </div>
      ) : (
        <AskFailed error={member.error} />
      )}
    </MemberFrame>
  )
}
