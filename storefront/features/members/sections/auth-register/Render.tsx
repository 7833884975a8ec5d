import type { Agreement } from '@schemas/generated/api'
import { AGREEMENTS } from '../../account/Agreements'
import { DemoHint } from '../../account/DemoHint'
import { useReturn, withReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { texts } from '../../texts/auth'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { RegisterForm } from './RegisterForm'

/** Registers a visitor as a member, who must agree to the protocols. */
export function Render() {
  const answers = useAnswers<typeof data>()
  const target = useReturn()
  const agreements = AGREEMENTS.flatMap((type): Agreement[] => {
    const { data: agreement } = answers[type] ?? {}
    return agreement ? [agreement] : []
  })
  return (
    <AuthStage title={texts.registerTitle} wide>
      {agreements.length === AGREEMENTS.length ? (
        <RegisterForm agreements={agreements} onDone={() => goOn(withReturn('/auth/profile', target))} />
      ) : (
        <AskFailed error={answers.member_register?.error ?? answers.privacy?.error} />
      )}
      {answers.demo?.data && <DemoHint />}
    </AuthStage>
  )
}
