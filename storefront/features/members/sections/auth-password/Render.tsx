import { useState } from 'react'
import { DemoHint } from '../../account/DemoHint'
import { useReturn, withReturn } from '@storefront/shell/session/use-return'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { texts } from '../../texts/auth'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Prove, type Proved } from './Prove'
import { Replace } from './Replace'
import { Steps } from '../../account/Steps'

/** A forgotten password: who proves a number by a code chooses another one. */
export function Render() {
  const { demo } = useAnswers<typeof data>()
  const target = useReturn()
  const [proved, prove] = useState<Proved>()
  const [done, setDone] = useState(false)
  return (
    <AuthStage title={texts.passwordTitle} wide>
      <Steps names={texts.steps} at={done ? 2 : proved ? 1 : 0} />
      {done ? (
        <Notice text={texts.resetDone}>
          <ButtonLink href={withReturn('/auth/login', target)}>{texts.toLogin}</ButtonLink>
        </Notice>
      ) : proved ? (
        <Replace proved={proved} onDone={() => setDone(true)} onRefused={() => prove(undefined)} />
      ) : (
        <Prove onProved={prove} />
      )}
      {demo?.data && !done && <DemoHint />}
    </AuthStage>
  )
}
