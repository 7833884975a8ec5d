import type { Address, AddressContent, LegacyAddress, LegacyAddressAddBody } from '@schemas/generated/api'
import { namesOfCodes } from '../../platform'

/** An address as the earlier gateway wrote it (addr_id, name, area, addr). */
export function asLegacy(address: Address): LegacyAddress {
  const { address_id, username, telephone, province, city, county, adrdetail, postalCode, is_def } = address
  return {
    addr_id: address_id,
    name: username,
    mobile: telephone,
    area: [province, city, county].filter(Boolean).join('/'),
    addr: adrdetail,
    zip: postalCode,
    def_addr: is_def,
  }
}

/** What a legacy call says of an address; `area` names its regions or their codes. */
export function fromLegacy({
  name,
  mobile,
  area,
  addr,
  zip,
  def_addr,
}: LegacyAddressAddBody): AddressContent {
  const [province = '', city = '', county = ''] = namesOfCodes(area.split('/').map((part) => part.trim()))
  return {
    username: name,
    telephone: mobile,
    province,
    city,
    county,
    adrdetail: addr,
    ...(zip !== undefined && { postalCode: zip }),
    ...(def_addr !== undefined && { is_def: def_addr }),
  }
}
