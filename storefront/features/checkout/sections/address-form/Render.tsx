import { clsx } from 'clsx'
import { useShop } from '@engine'
import type { Address } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { returnWith } from '../../choices'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { AddressBook } from '@storefront/shell/addresses/address-book'
import { AddressForm } from '@storefront/shell/addresses/AddressForm'
import { CheckoutHead } from '@storefront/shell/layout/CheckoutHead'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '@storefront/shell/texts/address'
import { steps } from '@storefront/shell/texts/trade'
import css from './Render.module.css'

/** An address is written, or a new one, and the running checkout goes on with it (rule pages-3). */
export function Render() {
  const { answers } = useShop()
  const asked = answers['address'] as Answered<Address> | undefined
  const address = asked?.data
  return (
    <>
      <CheckoutHead title={steps.confirm} at="confirm" />
      <div className={clsx('page-column', css.page)}>
        <Card title={asked ? texts.edit : texts.add}>
          {asked?.error ? (
            <AskFailed error={asked.error} />
          ) : (
            <AddressForm
              key={address?.address_id ?? ''}
              address={address}
              saveText={texts.saveAndUse}
              onSave={async (content) => {
                const { address_id } = await new AddressBook([]).save(content, address?.address_id)
                returnWith(address_id)
              }}
              onCancel={() => history.back()}
            />
          )}
        </Card>
      </div>
    </>
  )
}
