import type { StaffAddressListAnswer } from '@schemas/generated/api'
import { call } from '../../api/call'
import { texts } from '../../texts/address'
import { Field } from '../form/Field'
import field from '../form/TextField.module.css'
import { useAsked } from '../use-asked'

export type StaffAddress = StaffAddressListAnswer['list'][number]

interface StaffAddressesProps {
  onPick(address: StaffAddress): void
}

const ID = 'staff-address'
const askAddresses = (signal: AbortSignal) => call('GET /staff/address', { signal, quiet: true })

/** storefront §6 the staff's picker: the places where the company has parcels taken in, by their labels. */
export default function StaffAddresses({ onPick }: StaffAddressesProps) {
  const { value } = useAsked(askAddresses)
  if (!value || value.list.length === 0) return null
  const pick = (id: string) => {
    const address = value.list.find(({ address_id }) => address_id === id)
    if (address) onPick(address)
  }
  return (
    <Field id={ID} label={texts.staffAddress}>
      <div className={field.row}>
        <select id={ID} className={field.input} defaultValue="" onChange={({ target }) => pick(target.value)}>
          <option value="">{texts.chooseStaffAddress}</option>
          {value.list.map(({ address_id, label, adrdetail }) => (
            <option key={address_id} value={address_id}>
              {label}（{adrdetail}）
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
