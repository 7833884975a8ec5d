import { goOn } from '@storefront/shell/session/session'
import { later } from '@storefront/shell/parts/later'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { showToast } from '@storefront/shell/state/toasts'
import { AfterProof, ChangePage, Current } from '../../account/AfterProof'
import css from '../../account/form.module.css'
import { texts } from '../../texts/account'
import type data from './data'

const NewMobile = later(async () => (await import('../../account/NewMobile')).NewMobile, { height: 200 })

/** Changes the mobile number: after the old one or the password is verified, a code verifies the new one. */
export function Render() {
  const { member, demo } = useAnswers<typeof data>()
  return (
    <ChangePage title={texts.changeMobile} member={member} isDemo={Boolean(demo.data)}>
      {/* the steps start over with the new number */}
      {({ memberInfo: { mobile } }) => <Change key={mobile} mobile={mobile} />}
    </ChangePage>
  )
}

function sayDone() {
  showToast(texts.mobileChanged)
  goOn('/member/change-mobile')
}

/** @param mobile masked; '' where none is bound */
function Change({ mobile }: { mobile: string }) {
  if (mobile === '')
    return (
      <>
        <p className={css.hint}>{texts.noMobile}</p>
        <NewMobile submitText={texts.bindPhone} onDone={sayDone} onProofOver={() => undefined} />
      </>
    )
  return (
    <>
      <Current note={texts.othersEnd}>{texts.currentMobile(mobile)}</Current>
      <AfterProof mobile={mobile} steps={texts.mobileSteps} proved={texts.proofGood}>
        {(proof, restart) => (
          <NewMobile submitText={texts.bindNew} proof={proof} onDone={sayDone} onProofOver={restart} />
        )}
      </AfterProof>
    </>
  )
}
