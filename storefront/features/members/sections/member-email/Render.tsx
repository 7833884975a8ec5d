import { useState } from 'react'
import { Anchor } from '@engine'
import { DemoHint } from '../../account/DemoHint'
import formCss from '../../account/form.module.css'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { Steps } from '../../account/Steps'
import { goOn } from '@storefront/shell/session/session'
import { call } from '@storefront/shell/api/call'
import { succeeds } from '@storefront/shell/api/succeeds'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Button } from '@storefront/shell/parts/Button'
import { later } from '@storefront/shell/parts/later'
import { confirm } from '@storefront/shell/state/questions'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/email'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

const NewEmail = later(async () => (await import('../../account/NewEmail')).NewEmail, { height: 200 })
const ProveSelf = later(async () => (await import('../../account/ProveSelf')).ProveSelf, { height: 200 })

/** Change of the e-mail address: the member proves the mobile or the password, then the new address by a code. */
export function Render() {
  const { member, demo } = useAnswers<typeof data>()
  const info = member.data?.memberInfo
  return (
    <MemberFrame title={texts.changeEmail}>
      {info ? (
        <div className={css.form}>
          {/* reset after the address was changed */}
          <Change key={`${info.email} ${info.email_verified}`} {...info} />
          {demo.data && <DemoHint />}
        </div>
      ) : (
        <AskFailed error={member.error} />
      )}
    </MemberFrame>
  )
}

function sayDone(text: string) {
  showToast(text)
  goOn('/member/change-email')
}

async function remove(proof: string) {
  if (!(await confirm(texts.removeEmailAsk))) return
  const removed = await succeeds(call('DELETE /member/bindemail', { body: { proof } }))
  if (removed) sayDone(texts.emailRemoved)
}

interface ChangeProps {
  /** Masked; '' where none is bound. */
  mobile: string
  /** '' where there is none. */
  email: string
  email_verified: boolean
}

function Change({ mobile, email, email_verified }: ChangeProps) {
  const [proof, setProof] = useState<string>()
  if (mobile === '')
    return (
      <p className={formCss.hint}>
        {texts.mobileFirst} <Anchor link="/member/change-mobile">{texts.toChangeMobile}</Anchor>
      </p>
    )
  return (
    <>
      <p className={css.current}>
        {email === '' ? texts.noEmail : texts.currentEmail(email)}
        {email !== '' && !email_verified && texts.unproved}
        <span className={css.note}>{texts.emailOthersEnd}</span>
      </p>
      <Steps names={texts.emailSteps} at={proof === undefined ? 0 : 1} />
      {proof === undefined ? (
        <ProveSelf
          mobile={mobile}
          submitText={texts.next}
          onProve={async (body) => {
            const given = await call('POST /member/identity', { body, quiet: true })
            setProof(given.proof)
          }}
        />
      ) : (
        <>
          <output className={formCss.hint}>{texts.emailProofGood}</output>
          <NewEmail
            proof={proof}
            onDone={() => sayDone(texts.emailChanged)}
            onProofOver={() => setProof(undefined)}
          />
          {email !== '' && <Button onClick={() => void remove(proof)}>{texts.removeEmail}</Button>}
        </>
      )}
    </>
  )
}
