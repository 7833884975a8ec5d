import type { ReactNode } from 'react'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { CaptchaField } from '@storefront/shell/parts/form/CaptchaField'
import { placeRefusal } from '@storefront/shell/parts/form/place-refusal'
import { useCaptcha } from '@storefront/shell/parts/form/use-captcha'
import { requirePicture, useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { CodeField } from './CodeField'
import css from './form.module.css'
import { MobileField } from './MobileField'

export interface CodeProof {
  username: string
  vcode: string
}

interface CodeFormProps {
  submitText: string
  /** A quiet call. @throws ApiError */
  signIn(proof: CodeProof): Promise<void>
  children?: ReactNode
}

/** Signs in by a code that is sent to the number. */
export function CodeForm({ submitText, signIn, children }: CodeFormProps) {
  const form = useFields({ username: '', vcode: '' })
  const captcha = useCaptcha('login')
  const { control, formState } = form
  const recipient = form.watch('username')
  const sending = useCodeSending({
    recipient,
    judge: () => form.trigger('username', { shouldFocus: true }),
    captcha,
    ask: (read) =>
      call('GET /member/sms/code', { query: { mobile: recipient, type: 'login', ...read }, quiet: true }),
    refused: (error) => placeRefusal(form, error, { names: { mobile: 'username' } }),
  })
  const work = form.send(
    async (values) => {
      await signIn(values).catch((error: unknown) =>
        placeRefusal(form, error, { names: { mobile: 'username' }, elsewhere: 'vcode' }),
      )
    },
    () => requirePicture(captcha, recipient),
  )
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <MobileField control={control} name="username" />
      <CaptchaField captcha={captcha} />
      <CodeField control={control} name="vcode" {...sending} />
      <Button kind="primary" size="large" block submit busy={formState.isSubmitting}>
        {submitText}
      </Button>
      <div className={css.below}>{children}</div>
    </form>
  )
}
