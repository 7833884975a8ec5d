import { useShop } from '@engine'
import type { Address } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { navigate } from '@storefront/shell/router/navigate'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { AddressBook } from '@storefront/shell/addresses/address-book'
import { later } from '@storefront/shell/parts/later'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '@storefront/shell/texts/address'
import css from './Render.module.css'

const AddressForm = later(async () => (await import('@storefront/shell/addresses/AddressForm')).AddressForm, {
  height: 560,
})

const BOOK = '/member/address'

/** A new receiving address, or one that is written; back to the others then. */
export function Render() {
  const asked = useShop().answers['address'] as Answered<Address> | undefined
  const address = asked?.data
  return (
    <MemberFrame title={asked ? texts.edit : texts.add}>
      {asked?.error ? (
        <AskFailed error={asked.error} />
      ) : (
        <div className={css.form}>
          <AddressForm
            key={address?.address_id ?? ''}
            address={address}
            onSave={async (content) => {
              await new AddressBook([]).save(content, address?.address_id)
              showToast(texts.saved)
              navigate(BOOK)
            }}
            onCancel={() => navigate(BOOK)}
          />
        </div>
      )}
    </MemberFrame>
  )
}
