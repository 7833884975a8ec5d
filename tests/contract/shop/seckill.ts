import type { Samples } from './sample'

export const samples: Samples = {
  'GET /promotion/seckillactivity/geticket': [
    async ({ visitor }) => {
      const answer = await visitor.call('/promotion/seckillactivity/getinfo?seckill_id=now')
      const { item_id } = answer.json<{ data: { list: { item_id: string }[] } }>().data.list[0] ?? {}
      return { query: `?seckill_id=now&item_id=${item_id}&num=2` }
    },
  ],
  'GET /promotion/seckillactivity/getlist': [{}, { query: '?page=2' }],
  'GET /promotion/seckillactivity/getinfo': [
    { query: '?seckill_id=now' },
    { query: '?seckill_id=next&pageSize=2' },
  ],
  'GET /promotion/seckillactivity/channel': [{}, { query: '?seckill_id=next&pageSize=2' }],
}
