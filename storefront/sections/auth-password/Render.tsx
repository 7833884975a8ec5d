import { useState } from 'react'
import { DemoHint } from '../../account/DemoHint'
import { useReturn, withReturn } from '../../account/use-return'
import { AuthStage } from '../../layout/AuthStage'
import { ButtonLink } from '../../parts/Button'
import { Notice } from '../../parts/Notice'
import { texts } from '../../texts/auth'
import { useAnswers } from '../use-answers'
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
