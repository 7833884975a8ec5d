import { useState, useEffect, useRef } from 'react'
import { ApiError } from '@schemas/api/api-error'
import { useReturn, withReturn } from '@storefront/shell/session/use-return'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { ButtonLink, Button } from '@storefront/shell/parts/Button'
import { Notice } from '@storefront/shell/parts/Notice'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { call } from '@storefront/shell/api/call'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { showToast } from '@storefront/shell/state/toasts'
import { DemoHint } from '../../account/Notes'
import { texts } from '../../texts/auth'
import type data from './data'
import { Prove, type Proved } from './Prove'
import { Steps } from '../../account/Steps'
import { NewPassword } from '../../account/Fields'

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
        <Notice drawing="account" text={texts.resetDone}>
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

interface ReplaceProps {
  proved: Proved
  onDone(): void
  /** The code is good no longer. */
  onRefused(): void
}

/** Chooses the password that is to hold from now on. */
function Replace({ proved, onDone, onRefused }: ReplaceProps) {
  const form = useFields({ password: '', again: '' })
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [])
  const work = form.send(async ({ password }) => {
    try {
      await call('POST /member/reset/password', { body: { ...proved, password }, quiet: true })
    } catch (error) {
      if (error instanceof ApiError && error.errors['vcode']) {
        showToast(error.message)
        return onRefused()
      }
      return placeRefusal(form, error, { elsewhere: 'password' })
    }
    onDone()
  })
  return (
    <form method="post" noValidate ref={box} onSubmit={(event) => void work(event)}>
      {/* tells a password manager whose password this is */}
      <input hidden readOnly name="username" autoComplete="username" value={proved.mobile} />
      <NewPassword
        control={form.control}
        password={() => form.getValues('password')}
        label={texts.newPassword}
      />
      <Button kind="primary" size="large" block submit busy={form.formState.isSubmitting}>
        {texts.confirm}
      </Button>
    </form>
  )
}
