import { useState, type ReactNode } from 'react'
import { ApiError } from '@schemas/api/api-error'
import { Button } from '@storefront/shell/parts/Button'
import { CaptchaField } from '@storefront/shell/parts/form/CaptchaField'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { required } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useCaptcha } from '@storefront/shell/parts/form/use-captcha'
import { call } from '@storefront/shell/api/call'
import { requirePicture, useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { texts } from '../texts/auth'
import css from './form.module.css'
import { MobileField, CodeField } from './Fields'

export interface PasswordProof {
  username: string
  password: string
  /** The picture and what was read on it, once the server asks for one. */
  token?: string
  yzm?: string
}

interface PasswordFormProps {
  submitText: string
  /** A quiet call. @throws ApiError */
  signIn(proof: PasswordProof): Promise<void>
  /** What the server refused of the form when it was sent without the page's script; absent: it takes no such form. */
  early?: { refused: string | undefined }
  children?: ReactNode
}

/** Signs in by number and password; a picture is to be read once the server asks for it (rule members-2). */
export function PasswordForm({ submitText, signIn, early, children }: PasswordFormProps) {
  const form = useFields({ username: '', password: '' })
  const [pictured, setPictured] = useState(false)
  const captcha = useCaptcha(pictured ? 'login' : undefined)
  const { control, formState } = form
  const work = form.send(
    async (values) => {
      const read = pictured ? captcha.take() : {}
      if (!read) return
      try {
        await signIn({ ...values, ...read })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (asksForPicture(error)) setPictured(true)
        if (!captcha.refuse(error)) placeRefusal(form, error, { elsewhere: 'password' })
        await captcha.renew()
      }
    },
    () => void (pictured && captcha.take()),
  )
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      {early?.refused && (
        <p className={css.refused} role="alert">
          {early.refused}
        </p>
      )}
      <MobileField control={control} name="username" />
      <TextField
        control={control}
        name="password"
        label={texts.password}
        type="password"
        autoComplete="current-password"
        required
        rules={[required(texts.passwordMissing)]}
      />
      {pictured && <CaptchaField captcha={captcha} />}
      <Button
        kind="primary"
        size="large"
        block
        submit
        busy={formState.isSubmitting}
        early={early !== undefined}
      >
        {submitText}
      </Button>
      <div className={css.below}>{children}</div>
    </form>
  )
}

/** Of this very attempt or of the next one. */
const asksForPicture = ({ details }: ApiError) =>
  (details as { captcha?: boolean } | undefined)?.captcha === true

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
    validate: () => form.trigger('username', { shouldFocus: true }),
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
