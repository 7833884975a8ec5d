import type { FastifyInstance } from 'fastify'
import { declareMember, type MemberRequest } from '../../platform'
import { ownerOf } from '../../core/owner'
import legacyAddressRoutes from './legacy-routes'
import { addAddress, addressOf, changeAddress, listAddresses, removeAddress } from './service'

type ChangeRequest = MemberRequest<'PUT /member/address/{id}' | 'POST /member/address/{id}'>

export default async function addressRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'GET /member/addresslist', ({ query, ...by }) => listAddresses(db, ownerOf(by), query))
  declareMember(app, 'POST /member/address', ({ body, ...by }) => addAddress(db, ownerOf(by), body))
  declareMember(app, 'GET /member/address/{id}', ({ params, ...by }) => addressOf(db, ownerOf(by), params.id))

  const change = ({ params, body, ...by }: ChangeRequest) => changeAddress(db, ownerOf(by), params.id, body)
  declareMember(app, 'PUT /member/address/{id}', change)
  declareMember(app, 'POST /member/address/{id}', change)

  declareMember(app, 'DELETE /member/address/{id}', async ({ params: { id }, ...by }) => {
    await removeAddress(db, ownerOf(by), id)
    return { status: true, address_id: id }
  })

  await app.register(legacyAddressRoutes)
}
