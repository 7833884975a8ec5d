import { CodeField } from '../../account/CodeField'
import css from '../../account/form.module.css'
import { NewPassword } from '../../account/NewPassword'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/FormButtons'
import { placeRefusal } from '@storefront/shell/parts/form/place-refusal'
import { useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { texts } from '../../texts/profile'
import { changePassword } from './change'

/** A code that goes to the member's own number proves who it is. @param mobile masked */
export function ByCode({ mobile }: { mobile: string }) {
  const form = useFields({ vcode: '', password: '', again: '' })
  const sending = useCodeSending({
    recipient: mobile,
    judge: () => Promise.resolve(true),
    ask: () => call('POST /member/identity/code', { quiet: true }),
    refused: (error) => placeRefusal(form, error, { elsewhere: 'vcode' }),
  })
  const work = form.send(({ vcode, password }) => changePassword(form, { vcode, password }, 'vcode'))
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <p className={css.hint}>{texts.codeGoesTo(mobile)}</p>
      <CodeField control={form.control} name="vcode" {...sending} />
      <NewPassword
        control={form.control}
        password={() => form.getValues('password')}
        label={texts.newPassword}
      />
      <FormButtons>
        <Button kind="primary" submit busy={form.formState.isSubmitting}>
          {texts.save}
        </Button>
      </FormButtons>
    </form>
  )
}
