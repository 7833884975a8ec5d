import { CodeField, MobileField } from '../../account/Fields'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { CaptchaField } from '@storefront/shell/parts/form/CaptchaField'
import { Checkbox } from '@storefront/shell/parts/form/Checkbox'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { useCaptcha } from '@storefront/shell/parts/form/use-captcha'
import { requirePicture, useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { texts } from '../../texts/auth'
import css from './Prove.module.css'

/** A number and the code that was sent to it. */
export interface Proved {
  mobile: string
  vcode: string
}

/** Asks for a code, by e-mail too where the phone is gone, and looks whether it is right without using it up. */
export function Prove({ onProved }: { onProved(proved: Proved): void }) {
  const form = useFields({ mobile: '', vcode: '', mail: false })
  const captcha = useCaptcha('forgot_password')
  const { control, formState } = form
  const [recipient, mail] = form.watch(['mobile', 'mail'])
  const sending = useCodeSending({
    recipient,
    validate: () => form.trigger('mobile', { shouldFocus: true }),
    captcha,
    ask: (read) =>
      mail
        ? call('POST /member/email/code', { body: { username: recipient, ...read }, quiet: true })
        : call('GET /member/sms/code', {
            query: { mobile: recipient, type: 'forgot_password', ...read },
            quiet: true,
          }),
    refused: (error) => placeRefusal(form, error, { names: { username: 'mobile' } }),
  })
  const work = form.send(
    async ({ mobile: number, vcode }) => {
      try {
        await call('POST /member/sms/check', {
          body: { mobile: number, vcode, type: 'forgot_password' },
          quiet: true,
        })
      } catch (error) {
        return placeRefusal(form, error, { elsewhere: 'vcode' })
      }
      onProved({ mobile: number, vcode })
    },
    () => requirePicture(captcha, recipient),
  )
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <MobileField control={control} name="mobile" />
      <CaptchaField captcha={captcha} />
      <CodeField control={control} name="vcode" {...sending} />
      <div className={css.mail}>
        <Checkbox control={control} name="mail">
          {texts.alsoByMail}
        </Checkbox>
      </div>
      <Button kind="primary" size="large" block submit busy={formState.isSubmitting}>
        {texts.next}
      </Button>
    </form>
  )
}
