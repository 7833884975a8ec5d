import { BIND_EMAIL_EMAIL } from '@schemas/generated/limits'
import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/Field'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { email, required } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../texts/email'
import { CodeField } from './Fields'

interface NewEmailProps {
  /** What `member/identity` gave. */
  proof: string
  onDone(): void
  /** The proof holds no longer. */
  onProofOver(): void
}

/** Binds the account to an e-mail address, which a code proves to be the member's. */
export function NewEmail({ proof, onDone, onProofOver }: NewEmailProps) {
  const form = useFields({ email: '', vcode: '' })
  const recipient = form.watch('email')
  const refuse = (error: unknown, elsewhere?: 'vcode') => {
    if (!(error instanceof ApiError && error.errors['proof']))
      return placeRefusal(form, error, elsewhere && { elsewhere })
    showToast(error.message)
    onProofOver()
  }
  const sending = useCodeSending({
    recipient,
    validate: () => form.trigger('email', { shouldFocus: true }),
    ask: () => call('POST /member/bindemail/code', { body: { email: recipient, proof }, quiet: true }),
    refused: refuse,
  })
  const work = form.send(async (values) => {
    try {
      await call('POST /member/bindemail', { body: { ...values, proof }, quiet: true })
    } catch (error) {
      return refuse(error, 'vcode')
    }
    onDone()
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <TextField
        control={form.control}
        name="email"
        label={texts.newEmail}
        type="email"
        autoComplete="email"
        longest={BIND_EMAIL_EMAIL}
        required
        rules={[required(texts.emailMissing), email]}
      />
      <CodeField control={form.control} name="vcode" label={texts.emailCode} {...sending} />
      <FormButtons>
        <Button kind="primary" submit busy={form.formState.isSubmitting}>
          {texts.bindEmail}
        </Button>
      </FormButtons>
    </form>
  )
}
