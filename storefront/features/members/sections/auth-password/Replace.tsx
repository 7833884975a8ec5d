import { useEffect, useRef } from 'react'
import { NewPassword } from '../../account/NewPassword'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { placeRefusal } from '@storefront/shell/parts/form/place-refusal'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/auth'
import type { Proved } from './Prove'

interface ReplaceProps {
  proved: Proved
  onDone(): void
  /** The code is good no longer. */
  onRefused(): void
}

/** Chooses the password that is to hold from now on. */
export function Replace({ proved, onDone, onRefused }: ReplaceProps) {
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
