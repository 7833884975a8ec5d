import type { FastifyInstance } from 'fastify'
import type { Address, AddressContent, LegacyAddress, LegacyAddressAddBody } from '@schemas/generated/api'
import { declareMember, namesOfCodes } from '../../platform'
import { FIGURES } from '../../config/limits'
import { ownerOf } from '../../core/owner'
import { addAddress, addressOf, changeAddress, listAddresses, makeDefault, removeAddress } from './service'

/** The address book in the form of the earlier gateway. */
export default async function legacyAddressRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'GET /member.address.get', async ({ query: { addr_id }, ...by }) => {
    const owner = ownerOf(by)
    const list =
      addr_id === undefined
        ? (await listAddresses(db, owner, { page: 1, pageSize: FIGURES.addresses })).list
        : [await addressOf(db, owner, addr_id)]
    return { list: list.map(asLegacy), count: list.length, total_count: list.length }
  })

  declareMember(app, 'POST /member.address.add', async ({ body, ...by }) => {
    const content = fromLegacy(body)
    const { addr_id } = body
    return asLegacy(
      addr_id === undefined
        ? await addAddress(db, ownerOf(by), content)
        : await changeAddress(db, ownerOf(by), addr_id, content),
    )
  })

  declareMember(app, 'POST /member.address.delete', async ({ body: { addr_id }, ...by }) => {
    await removeAddress(db, ownerOf(by), addr_id)
    return { status: true, addr_id }
  })

  declareMember(app, 'POST /member.address.setDefault', async ({ body: { addr_id }, ...by }) => {
    await makeDefault(db, ownerOf(by), addr_id)
    return { status: true, addr_id }
  })
}

/** An address in the form of the earlier gateway (addr_id, name, area, addr). */
function asLegacy(address: Address): LegacyAddress {
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

/** The content of a legacy call; `area` contains the names of its regions or their codes. */
function fromLegacy({ name, mobile, area, addr, zip, def_addr }: LegacyAddressAddBody): AddressContent {
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
