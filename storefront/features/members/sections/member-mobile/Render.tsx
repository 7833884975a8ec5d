import { useState } from 'react'
import { DemoHint } from '../../account/DemoHint'
import formCss from '../../account/form.module.css'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { Steps } from '../../account/Steps'
import { goOn } from '@storefront/shell/session/session'
import { call } from '@storefront/shell/api/call'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { later } from '@storefront/shell/parts/later'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/account'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

const NewMobile = later(async () => (await import('../../account/NewMobile')).NewMobile, { height: 200 })
const ProveSelf = later(async () => (await import('../../account/ProveSelf')).ProveSelf, { height: 200 })

/** Changes the mobile number: after the old one or the password is verified, a code verifies the new one. */
export function Render() {
  const { member, demo } = useAnswers<typeof data>()
  const mobile = member.data?.memberInfo.mobile ?? ''
  return (
    <MemberFrame title={texts.changeMobile}>
      {member.data ? (
        <div className={css.form}>
          {/* the steps start over with the new number */}
          <Change key={mobile} mobile={mobile} />
          {demo.data && <DemoHint />}
        </div>
      ) : (
        <AskFailed error={member.error} />
      )}
    </MemberFrame>
  )
}

function sayDone() {
  showToast(texts.mobileChanged)
  goOn('/member/change-mobile')
}

/** @param mobile masked; '' where none is bound */
function Change({ mobile }: { mobile: string }) {
  const [proof, setProof] = useState<string>()
  const proved = mobile === '' || proof !== undefined
  return (
    <>
      {mobile === '' ? (
        <p className={formCss.hint}>{texts.noMobile}</p>
      ) : (
        <>
          <p className={css.current}>
            {texts.currentMobile(mobile)}
            <span className={css.note}>{texts.othersEnd}</span>
          </p>
          <Steps names={texts.mobileSteps} at={proved ? 1 : 0} />
        </>
      )}
      {proved ? (
        <>
          {proof !== undefined && <output className={formCss.hint}>{texts.proofGood}</output>}
          <NewMobile
            submitText={mobile === '' ? texts.bindPhone : texts.bindNew}
            {...(proof !== undefined && { proof })}
            onDone={sayDone}
            onProofOver={() => setProof(undefined)}
          />
        </>
      ) : (
        <ProveSelf
          mobile={mobile}
          submitText={texts.next}
          onProve={async (body) => {
            const given = await call('POST /member/identity', { body, quiet: true })
            setProof(given.proof)
          }}
        />
      )}
    </>
  )
}
