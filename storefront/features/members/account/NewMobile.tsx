import { ApiError } from '@schemas/api/api-error'
import { call } from '@storefront/shell/api/call'
import { Button, type BUTTON_SIZES } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/Field'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { mobile, required } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../texts/auth'
import { CodeField } from './Fields'

interface NewMobileProps {
  submitText: string
  size?: (typeof BUTTON_SIZES)[number]
  block?: boolean
  /** What `member/identity` gave; absent where no number is bound yet. */
  proof?: string
  onDone(): void
  /** The proof holds no longer. */
  onProofOver?(): void
}

/** Binds the account to a number, or to another one, which a code proves to be the member's. */
export function NewMobile({ submitText, size, block, proof, onDone, onProofOver }: NewMobileProps) {
  const form = useFields({ mobile: '', vcode: '' })
  const recipient = form.watch('mobile')
  const sending = useCodeSending({
    recipient,
    validate: () => form.trigger('mobile', { shouldFocus: true }),
    ask: () => call('GET /member/sms/code', { query: { mobile: recipient, type: 'update' }, quiet: true }),
    refused: (error) => placeRefusal(form, error),
  })
  const work = form.send(async (values) => {
    try {
      await call('POST /member/bindmobile', { body: { ...values, ...(proof && { proof }) }, quiet: true })
    } catch (error) {
      if (onProofOver && error instanceof ApiError && error.errors['proof']) {
        showToast(error.message)
        return onProofOver()
      }
      return placeRefusal(form, error, { elsewhere: 'vcode' })
    }
    onDone()
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <TextField
        control={form.control}
        name="mobile"
        label={texts.newMobile}
        type="tel"
        autoComplete="tel-national"
        required
        rules={[required(texts.mobileMissing), mobile]}
      />
      <CodeField control={form.control} name="vcode" {...sending} />
      <FormButtons wide={block ?? false}>
        <Button
          kind="primary"
          {...(size && { size })}
          {...(block && { block })}
          submit
          busy={form.formState.isSubmitting}
        >
          {submitText}
        </Button>
      </FormButtons>
    </form>
  )
}
