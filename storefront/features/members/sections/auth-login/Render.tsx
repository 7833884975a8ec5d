import { Anchor, useShop, useViewport } from '@engine'
import type { Answered } from '@schemas/page-plan'
import { goOn } from '@storefront/shell/session/session'
import { Agreements, DemoHint } from '../../account/Notes'
import { CodeForm, type CodeProof, PasswordForm, type PasswordProof } from '../../account/SignInForms'
import { logIn } from '../../account/log-in'
import { ThirdParties } from '../../account/ThirdParties'
import { useReturn, withReturn } from '@storefront/shell/session/use-return'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { Tabs } from '@storefront/shell/parts/Tabs'
import { texts } from '../../texts/auth'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import css from './Render.module.css'

/** Signs a member in: by password, by a code, or with an account of a third party. */
export function Render() {
  const { providers, demo } = useAnswers<typeof data>()
  const target = useReturn()
  const { refused } = useShop().answers as { refused?: Answered }
  // a phone receives the code, and fills it in; what was refused is said where it was typed
  const codeFirst = useViewport() === 'h5' && !refused
  const byPassword = async (proof: PasswordProof) => {
    await logIn({ ...proof, check_type: 'password' })
    goOn(target)
  }
  const byCode = async (proof: CodeProof) => {
    const { is_new } = await logIn({ ...proof, check_type: 'mobile', auto_register: true })
    goOn(is_new ? withReturn('/auth/profile', target) : target)
  }
  const ways = providers?.data ?? []
  const passwordTab = {
    value: 'password',
    text: texts.byPassword,
    panel: (
      <PasswordForm
        submitText={texts.signIn}
        signIn={byPassword}
        early={{ refused: refused?.error?.message }}
      >
        <Anchor link={withReturn('/auth/forget-password', target)}>{texts.forgotten}</Anchor>
        <Anchor link={withReturn('/staff/login', target)}>{texts.staff}</Anchor>
      </PasswordForm>
    ),
  }
  const codeTab = {
    value: 'code',
    text: texts.byCode,
    panel: (
      <CodeForm submitText={texts.signIn} signIn={byCode}>
        {texts.autoRegister}
      </CodeForm>
    ),
  }
  return (
    <AuthStage title={texts.loginTitle}>
      <Tabs
        name="login"
        label={texts.loginWays}
        tabs={codeFirst ? [codeTab, passwordTab] : [passwordTab, codeTab]}
      />
      <p className={css.agreed}>
        {texts.agreedBySigningIn}
        <Agreements />
      </p>
      {ways.length > 0 && (
        <section className={css.ways} aria-label={texts.otherWays}>
          <span className={css.name}>{texts.otherWays}</span>
          <ThirdParties providers={ways} target={target} />
          <Anchor className={css.scan} link={withReturn('/auth/wx-login', target)}>
            {texts.scan}
          </Anchor>
        </section>
      )}
      {demo?.data && <DemoHint />}
    </AuthStage>
  )
}
