import type { Address, AddressContent } from '@schemas/generated/api'
import type { RegionNames } from './regions'

/** What the form of an address holds. */
export type AddressValues = Required<
  Pick<AddressContent, 'username' | 'telephone' | 'adrdetail' | 'postalCode'>
> &
  RegionNames & { isDefault: boolean }

/** What is recognised in a text, or picked. */
export type Found = Omit<AddressValues, 'isDefault' | 'postalCode'>

/** What it begins with. */
export const valuesOf = (address: Address | undefined): AddressValues => ({
  username: address?.username ?? '',
  telephone: address?.telephone ?? '',
  province: address?.province ?? '',
  city: address?.city ?? '',
  county: address?.county ?? '',
  adrdetail: address?.adrdetail ?? '',
  postalCode: address?.postalCode ?? '',
  isDefault: address?.is_def === 1,
})
