import { useState } from 'react'
import type { StaffAddressListAnswer } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { texts } from '../texts/address'
import { Field } from '@storefront/shell/parts/form/Field'
import field from '@storefront/shell/parts/form/TextField.module.css'
import { useAsked } from '@storefront/shell/parts/use-asked'

type StaffAddress = StaffAddressListAnswer['list'][number]

interface StaffAddressesProps {
  onPick(address: StaffAddress): void
}

const askAddresses = (signal: AbortSignal) => call('GET /staff/address', { signal, quiet: true })

/** The staff's pickers: a label of the company's receiving places, then one of the addresses with it. */
export default function StaffAddresses({ onPick }: StaffAddressesProps) {
  const { value } = useAsked(askAddresses)
  const [label, setLabel] = useState('')
  if (!value || value.list.length === 0) return null
  const labels = [...new Set(value.list.map((address) => address.label))]
  const addressesOf = (name: string) => value.list.filter((address) => address.label === name)
  const addresses = addressesOf(label)

  const chooseLabel = (name: string) => {
    setLabel(name)
    const [only, ...others] = addressesOf(name)
    if (only && others.length === 0) onPick(only)
  }
  const chooseAddress = (id: string) => {
    const address = addresses.find(({ address_id }) => address_id === id)
    if (address) onPick(address)
  }
  return (
    <>
      <Choice
        id="staff-label"
        title={texts.staffLabel}
        none={texts.chooseStaffLabel}
        options={labels.map((name) => {
          const [first, ...others] = addressesOf(name)
          return [name, first && others.length === 0 ? `${name}（${first.adrdetail}）` : name]
        })}
        onChoose={chooseLabel}
      />
      {addresses.length > 1 && (
        <Choice
          key={label}
          id="staff-address"
          title={texts.staffAddress}
          none={texts.chooseStaffAddress}
          options={addresses.map(({ address_id, adrdetail }) => [address_id, adrdetail])}
          onChoose={chooseAddress}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  id: string
  title: string
  none: string
  options: (readonly [value: string, text: string])[]
  onChoose(value: string): void
}

function Choice({ id, title, none, options, onChoose }: ChoiceProps) {
  return (
    <Field id={id} label={title}>
      <div className={field.row}>
        <select
          id={id}
          className={field.input}
          defaultValue=""
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{none}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
