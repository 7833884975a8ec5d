import type { Address } from '@schemas/generated/api'
import type { SignedInMember } from '@tests/helpers/member'
import type { Samples } from './sample'

const content = {
  username: '沈青禾',
  telephone: '13800138000',
  province: '上海市',
  city: '上海市',
  county: '静安区',
  adrdetail: '南京西路1266号',
}

const newAddress = async (member: SignedInMember) =>
  (await member.data<Address>('/member/address', { method: 'POST', body: content })).address_id

export const samples: Samples = {
  'GET /member/addresslist': [
    {},
    async ({ member }) => {
      await newAddress(member)
      return { query: { page: 1, pageSize: 2 } }
    },
  ],
  'POST /member/address': [
    { body: content },
    { body: { ...content, postalCode: '200040', is_def: 1, lng: 121.46, lat: 31.23 } },
  ],
  'GET /member/address/{id}': [async ({ member }) => ({ params: { id: await newAddress(member) } })],
  'PUT /member/address/{id}': [
    async ({ member }) => ({
      params: { id: await newAddress(member) },
      body: { ...content, username: '沈禾' },
    }),
  ],
  'POST /member/address/{id}': [
    async ({ member }) => ({ params: { id: await newAddress(member) }, body: { ...content, is_def: 1 } }),
  ],
  'DELETE /member/address/{id}': [async ({ member }) => ({ params: { id: await newAddress(member) } })],
  'GET /member.address.get': [{}, async ({ member }) => ({ query: { addr_id: await newAddress(member) } })],
  'POST /member.address.add': [
    { body: { name: '沈青禾', mobile: '13800138000', area: '310000/310100/310106', addr: '南京西路1266号' } },
  ],
  'POST /member.address.delete': [async ({ member }) => ({ body: { addr_id: await newAddress(member) } })],
  'POST /member.address.setDefault': [
    async ({ member }) => ({ body: { addr_id: await newAddress(member) } }),
  ],
}
