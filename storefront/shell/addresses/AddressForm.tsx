import { useState } from 'react'
import { useShop } from '@engine'
import { ZIP } from '@schemas/account'
import type { Address, AddressContent } from '@schemas/generated/api'
import { MEMBER_ADDRESS_ADD_ADRDETAIL, MEMBER_ADDRESS_ADD_USERNAME } from '@schemas/generated/limits'
import { Button } from '@storefront/shell/parts/Button'
import { ContactMobileField, PersonField } from '@storefront/shell/parts/form/ContactFields'
import { required, type Rule } from '@storefront/shell/parts/form/rules'
import { TextField } from '@storefront/shell/parts/form/TextField'
import { useFields } from '@storefront/shell/parts/form/use-fields'
import { later } from '@storefront/shell/parts/later'
import { texts } from '../texts/address'
import { FormButtons } from '../parts/form/Field'
import css from './AddressForm.module.css'
import { valuesOf, type AddressValues, type Found } from './address-values'
import { RegionField } from './RegionPicker'
import { useRegions, type RegionTree } from './regions'
import { parseAddress, type ParsedAddress } from './parse-address'
import { useOwnId } from '../parts/use-own-id'

const StaffAddresses = later(async () => (await import('./StaffAddresses')).default, { height: 52 })

interface AddressFormProps {
  /** What it begins with; absent: a new address. */
  address?: Address | undefined
  saveText?: string
  /** @throws ApiError errors to show below the fields */
  onSave(content: AddressContent): Promise<void>
  onCancel?(): void
}

const zip: Rule = (value) => (value === '' || ZIP.test(value) ? undefined : texts.zipWrong)

/** Where and to whom to send: written, or pasted as one text. */
export function AddressForm({ address, saveText = texts.save, onSave, onCancel }: AddressFormProps) {
  const form = useFields<AddressValues>(valuesOf(address))
  const { control, register, send } = form
  const regions = useRegions()
  const save = send(async ({ isDefault, ...content }) => onSave({ ...content, is_def: isDefault ? 1 : 0 }))
  const busy = form.formState.isSubmitting
  const { user } = useShop()
  const fill = (found: Partial<Found>) => {
    for (const [name, value] of Object.entries(found))
      if (value !== '') form.setValue(name as keyof Found, value, { shouldDirty: true })
    // a region is one thing: none of an earlier one stays
    if (found.province) form.setValue('county', found.county ?? '')
    form.clearErrors()
  }
  return (
    <form method="post" className={css.form} noValidate onSubmit={(event) => void save(event)}>
      {user?.login_type === 'staff' && (
        <StaffAddresses
          onPick={({ username, province, city, county, adrdetail }) =>
            fill({ username, province, city, county, adrdetail })
          }
        />
      )}
      <PasteAddress tree={regions.value} onParsed={fill} />
      <PersonField
        control={control}
        name="username"
        label={texts.name}
        missing={texts.nameNeeded}
        longest={MEMBER_ADDRESS_ADD_USERNAME}
      />
      <ContactMobileField
        control={control}
        name="telephone"
        label={texts.mobile}
        missing={texts.mobileNeeded}
      />
      <RegionField form={form} regions={regions} />
      <TextField
        control={control}
        name="adrdetail"
        label={texts.detail}
        required
        lines={2}
        longest={MEMBER_ADDRESS_ADD_ADRDETAIL}
        placeholder={texts.detailHint}
        autoComplete="street-address"
        rules={[required(texts.detailNeeded)]}
      />
      <TextField
        control={control}
        name="postalCode"
        label={texts.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        rules={[zip]}
      />
      <label className={css.default}>
        <input type="checkbox" {...register('isDefault')} disabled={address?.is_def === 1} />{' '}
        {texts.setDefault}
      </label>
      <FormButtons>
        <Button submit kind="primary" busy={busy}>
          {saveText}
        </Button>
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
      </FormButtons>
    </form>
  )
}

/** Most characters that are parsed: an address with surrounding text. */
const LONGEST = 400

interface PasteAddressProps {
  /** null while it is not there: nothing can be recognised yet. */
  tree: RegionTree | null
  onParsed(parsed: ParsedAddress): void
}

/** A text is pasted whole, and falls into the fields of the form. */
function PasteAddress({ tree, onParsed }: PasteAddressProps) {
  const id = useOwnId('pasted')
  const [text, setText] = useState('')
  const [failed, fail] = useState(false)
  const recognise = (pasted: string) => {
    const read = pasted.trim().slice(0, LONGEST)
    if (!tree || read === '') return
    const parsed = parseAddress(read, tree)
    const isNothing = parsed.province === '' && parsed.telephone === ''
    fail(isNothing)
    if (!isNothing) onParsed(parsed)
  }
  return (
    <div className={css.paste}>
      <label className={css.pasteLabel} htmlFor={id}>
        {texts.paste}
      </label>
      <textarea
        id={id}
        className={css.pasteText}
        rows={2}
        placeholder={texts.pasteHint}
        value={text}
        aria-describedby={failed ? `${id}-problem` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          fail(false)
        }}
        onPaste={({ clipboardData, currentTarget }) => {
          // into an empty field: all of it is what was pasted
          if (currentTarget.value === '') recognise(clipboardData.getData('text'))
        }}
      />
      <Button size="small" disabled={!tree || text.trim() === ''} onClick={() => recognise(text)}>
        {texts.recognise}
      </Button>
      {failed && (
        <p id={`${id}-problem`} className={css.pasteProblem} role="alert">
          {texts.nothingRecognised}
        </p>
      )}
    </div>
  )
}
