import css from '../../account/form.module.css'
import { ThirdParties } from '../../account/ThirdParties'
import { useReturn } from '@storefront/shell/session/use-return'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts } from '../../texts/auth'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'

/** Binds an account of a third party to the signed-in member. */
export function Render() {
  const { providers } = useAnswers<typeof data>()
  const target = useReturn()
  const ways = providers?.data ?? []
  return (
    <AuthStage title={texts.bindWechatTitle}>
      {ways.length > 0 ? (
        <>
          <p className={css.hint}>{texts.bindWechatHint}</p>
          <ThirdParties providers={ways} target={target} binds />
        </>
      ) : (
        <Notice drawing="account" text={providers?.error ? texts.failedToLoad : texts.noProvider}>
          <ButtonLink href={target}>{texts.back}</ButtonLink>
        </Notice>
      )}
    </AuthStage>
  )
}
