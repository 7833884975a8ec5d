import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ChangePasswordBody } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { placeRefusal } from '@storefront/shell/parts/form/place-refusal'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/profile'

/**
 * Changes the password; the server ends every other session and keeps this one.
 * @param proof the field that what is refused of no field stands under
 */
export async function changePassword<V extends FieldValues>(
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
