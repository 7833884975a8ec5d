import { NewPassword } from '../../account/NewPassword'
import { Button } from '../../parts/Button'
import { FormButtons } from '../../parts/form/FormButtons'
import { required } from '../../parts/form/rules'
import { TextField } from '../../parts/form/TextField'
import { useFields } from '../../parts/form/use-fields'
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
