import type { SignedInMember } from '@tests/helpers/member'
import type { Samples } from './sample'

const withGoods = async (member: SignedInMember) => {
  await member.data('/member/collect/item/101', { method: 'POST', body: {} })
}
const withShop = async (member: SignedInMember) => {
  await member.data('/member/collect/distribution/1', { method: 'POST', body: {} })
}

export const samples: Samples = {
  'POST /member/collect/item/{id}': [
    { params: { id: '10102' }, body: { item_type: 'normal' } },
    { params: { id: '1' }, body: { item_id: '102' } },
  ],
  'POST /member/collect/item': [{ body: { item_id: '102' } }],
  'DELETE /member/collect/item': [
    { query: { item_ids: ['101', '10202'] } },
    async ({ member }) => {
      await withGoods(member)
      return { body: { is_empty: true } }
    },
  ],
  'GET /member/collect/item': [
    {},
    async ({ member }) => {
      await withGoods(member)
      return { query: { page: 1, pageSize: 5, item_type: 'normal' } }
    },
  ],
  'GET /member/collect/item/check': [{ query: { item_id: '101' } }],
  'POST /member/collect/distribution/{id}': [{ params: { id: '1' } }],
  'DELETE /member/collect/distribution': [{ query: { distributor_id: '1' } }],
  'GET /member/collect/distribution': [
    async ({ member }) => {
      await withShop(member)
      return { query: { page: 1 } }
    },
  ],
  'GET /member/collect/distribution/check': [{ query: { distributor_id: '1' } }],
  'POST /member.favorite.shop.add': [{ body: { shop_id: '1' } }, { body: { distributor_id: '1' } }],
  'POST /member.favorite.item.add': [{ body: { item_id: '10101' } }],
  'POST /member.favorite.item.remove': [{ body: { item_id: ['10101'] } }],
}
