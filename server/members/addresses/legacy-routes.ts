import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { FIGURES } from '../../config/limits'
import { ownerOf } from '../../core/owner'
import { asLegacy, fromLegacy } from './legacy'
import { addAddress, addressOf, changeAddress, listAddresses, makeDefault, removeAddress } from './service'

/** The address book as the earlier gateway asked for it. */
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
