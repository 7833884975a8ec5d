import type { BaseSyntheticEvent, ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ChangePasswordBody } from '@schemas/generated/api'
import { Tabs } from '@storefront/shell/parts/Tabs'
import { call } from '@storefront/shell/api/call'
import { Button } from '@storefront/shell/parts/Button'
import { FormButtons } from '@storefront/shell/parts/form/Field'
import { placeRefusal, useFields } from '@storefront/shell/parts/form/use-fields'
import { useCodeSending } from '@storefront/shell/parts/form/use-code-sending'
import { required } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/profile'
import { CodeField, NewPassword } from '../../account/Fields'
import css from '../../account/form.module.css'

/** Two ways to prove who it is. @param mobile masked; '' where there is none, and no code can be sent */
export function Forms({ mobile }: { mobile: string }) {
  const ways = [
    { value: 'old', text: texts.byPassword, panel: <ByPassword /> },
    ...(mobile === '' ? [] : [{ value: 'code', text: texts.byCode, panel: <ByCode mobile={mobile} /> }]),
  ]
  return <Tabs name="password" label={texts.proof} tabs={ways} />
}

/** A code that goes to the member's own number proves who it is. @param mobile masked */
function ByCode({ mobile }: { mobile: string }) {
  const form = useFields({ vcode: '', password: '', again: '' })
  const sending = useCodeSending({
    recipient: mobile,
    validate: () => Promise.resolve(true),
    ask: () => call('POST /member/identity/code', { quiet: true }),
    refused: (error) => placeRefusal(form, error, { elsewhere: 'vcode' }),
  })
  const work = form.send(({ vcode, password }) => changePassword(form, { vcode, password }, 'vcode'))
  return (
    <PasswordForm form={form} onSubmit={work}>
      <p className={css.hint}>{texts.codeGoesTo(mobile)}</p>
      <CodeField control={form.control} name="vcode" {...sending} />
    </PasswordForm>
  )
}

/** The old password proves who it is. */
function ByPassword() {
  const form = useFields({ old_password: '', password: '', again: '' })
  const work = form.send(({ old_password, password }) =>
    changePassword(form, { old_password, password }, 'old_password'),
  )
  return (
    <PasswordForm form={form} onSubmit={work}>
      <TextField
        control={form.control}
        name="old_password"
        label={texts.oldPassword}
        type="password"
        autoComplete="current-password"
        required
        rules={[required(texts.oldPasswordMissing)]}
      />
    </PasswordForm>
  )
}

interface PasswordFormProps<V extends FieldValues> {
  form: UseFormReturn<V>
  onSubmit(event: BaseSyntheticEvent): Promise<void>
  /** The proof. */
  children: ReactNode
}

/** The form of a proof and the new password. */
function PasswordForm<V extends FieldValues & { password: string; again: string }>({
  form,
  onSubmit,
  children,
}: PasswordFormProps<V>) {
  const { control, formState } = form
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      <NewPassword
        control={control}
        password={() => form.getValues('password' as FieldPath<V>)}
        label={texts.newPassword}
      />
      <FormButtons>
        <Button kind="primary" submit busy={formState.isSubmitting}>
          {texts.save}
        </Button>
      </FormButtons>
    </form>
  )
}

/**
 * Changes the password; the server ends every other session and keeps this one.
 * @param proof the field that shows errors which belong to no field
 */
async function changePassword<V extends FieldValues>(
  form: UseFormReturn<V>,
  body: ChangePasswordBody,
  proof: FieldPath<V>,
): Promise<void> {
  try {
    await call('POST /member/password', { body, quiet: true })
  } catch (error) {
    return placeRefusal(form, error, { elsewhere: proof })
  }
  form.reset()
  showToast(texts.passwordChanged)
}
