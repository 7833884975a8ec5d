import css from '../../account/form.module.css'
import { ThirdParties } from '../../account/ThirdParties'
import { useReturn } from '../../account/use-return'
import { AuthStage } from '../../layout/AuthStage'
import { ButtonLink } from '../../parts/Button'
import { Notice } from '../../parts/Notice'
import { texts } from '../../texts/auth'
import { useAnswers } from '../use-answers'
import type data from './data'

/** Binds an account of a third party to whoever is signed in. */
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
        <Notice text={providers?.error ? texts.failedToLoad : texts.noProvider}>
          <ButtonLink href={target}>{texts.back}</ButtonLink>
        </Notice>
      )}
    </AuthStage>
  )
}
