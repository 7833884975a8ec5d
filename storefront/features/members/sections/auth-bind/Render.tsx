import { Agreements, DemoHint } from '../../account/Notes'
import { CodeForm, type CodeProof, PasswordForm, type PasswordProof } from '../../account/SignInForms'
import css from '../../account/form.module.css'
import { useReturn, withReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { call } from '@storefront/shell/api/call'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { Tabs } from '@storefront/shell/parts/Tabs'
import { keepTrustTicket, trustTicket } from '@storefront/shell/state/trust-ticket'
import { texts } from '../../texts/auth'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'

/** Binds an account of a third party to a member, who is signed in then; a number without an account gets one. */
export function Render() {
  const { demo } = useAnswers<typeof data>()
  const target = useReturn()
  const union_id = trustTicket()
  if (union_id === undefined)
    return (
      <AuthStage title={texts.bindTitle}>
        <Notice drawing="account" text={texts.loginOver}>
          <ButtonLink href={withReturn('/auth/login', target)}>{texts.toLogin}</ButtonLink>
        </Notice>
      </AuthStage>
    )
  const bind = async (proof: PasswordProof | CodeProof) => {
    await call('POST /member/bind', { body: { ...proof, union_id }, quiet: true })
    keepTrustTicket(undefined)
    goOn(target)
  }
  return (
    <AuthStage title={texts.bindTitle}>
      <p className={css.hint}>{texts.bindHint}</p>
      <Tabs
        name="bind"
        label={texts.bindTitle}
        tabs={[
          {
            value: 'code',
            text: texts.bindByCode,
            panel: (
              <CodeForm submitText={texts.bind} signIn={bind}>
                {texts.autoRegister}
              </CodeForm>
            ),
          },
          {
            value: 'password',
            text: texts.bindExisting,
            panel: <PasswordForm submitText={texts.bind} signIn={bind} />,
          },
        ]}
      />
      <p className={css.note}>
        {texts.agreedBySigningIn}
        <Agreements />
      </p>
      {demo?.data && <DemoHint />}
    </AuthStage>
  )
}
