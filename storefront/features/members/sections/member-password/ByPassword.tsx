import { NewPassword } from '../../account/NewPassword'
import { Button } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/FormButtons'
import { required } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { texts } from '../../texts/profile'
import { changePassword } from './change'

/** The old password proves who it is. */
export function ByPassword() {
  const form = useFields({ old_password: '', password: '', again: '' })
  const work = form.send(({ old_password, password }) =>
    changePassword(form, { old_password, password }, 'old_password'),
  )
  return (
    <form method="post" noValidate onSubmit={(event) => void work(event)}>
      <TextField
        control={form.control}
        name="old_password"
        label={texts.oldPassword}
        type="password"
        autoComplete="current-password"
        required
        rules={[required(texts.oldPasswordMissing)]}
      />
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
