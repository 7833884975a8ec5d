import type { Samples } from './sample'

const asked = (value: object, more: object = {}) => ({ key: 'sample-key', preview: true, value, ...more })

export const samples: Samples = {
  'POST /batches/{form}': [
    { params: { form: 'shelve_goods' }, body: asked({ approve_status: 'onsale' }, { keyword: '裙' }) },
    {
      params: { form: 'reprice_goods' },
      body: asked({ way: 'percent', percent: -10 }, { ids: ['101', 'none'] }),
    },
    { params: { form: 'restock_goods' }, body: asked({ stock: 9, reason: '盘点' }, { ids: ['101'] }) },
    { params: { form: 'tag_members' }, body: asked({ tags: ['21'] }, { tab: 'all', filter: [] }) },
    { params: { form: 'tag_goods' }, body: asked({ tags: ['1'] }, { ids: ['101'] }) },
  ],
}
