import { Anchor } from '@engine'
import { call } from '@storefront/shell/api/call'
import { succeeds } from '@storefront/shell/api/succeeds'
import { Button } from '@storefront/shell/parts/Button'
import { later } from '@storefront/shell/parts/later'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { goOn } from '@storefront/shell/session/session'
import { confirm } from '@storefront/shell/state/ask'
import { showToast } from '@storefront/shell/state/toasts'
import { AfterProof, ChangePage, Current } from '../../account/AfterProof'
import css from '../../account/form.module.css'
import { texts } from '../../texts/email'
import type data from './data'

const NewEmail = later(async () => (await import('../../account/NewEmail')).NewEmail, { height: 200 })

/** Change of the e-mail address: the member proves the mobile or the password, then the new address by a code. */
export function Render() {
  const { member, demo } = useAnswers<typeof data>()
  return (
    <ChangePage title={texts.changeEmail} member={member} isDemo={Boolean(demo.data)}>
      {/* reset after the address was changed */}
      {({ memberInfo }) => (
        <Change key={`${memberInfo.email} ${memberInfo.email_verified}`} {...memberInfo} />
      )}
    </ChangePage>
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
  if (mobile === '')
    return (
      <p className={css.hint}>
        {texts.mobileFirst} <Anchor link="/member/change-mobile">{texts.toChangeMobile}</Anchor>
      </p>
    )
  return (
    <>
      <Current note={texts.emailOthersEnd}>
        {email === '' ? texts.noEmail : texts.currentEmail(email)}
        {email !== '' && !email_verified && texts.unproved}
      </Current>
      <AfterProof mobile={mobile} steps={texts.emailSteps} proved={texts.emailProofGood}>
        {(proof, restart) => (
          <>
            <NewEmail proof={proof} onDone={() => sayDone(texts.emailChanged)} onProofOver={restart} />
            {email !== '' && <Button onClick={() => void remove(proof)}>{texts.removeEmail}</Button>}
          </>
        )}
      </AfterProof>
    </>
  )
}
