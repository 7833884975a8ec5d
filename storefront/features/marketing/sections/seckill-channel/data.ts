import { ask, defineData } from '@storefront/shell/section/section'
import { pageOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/seckill'
import { PAGE_SIZE } from './sessions'

export default defineData({
  asks: ({ query }) => ({
    channel: ask('GET /promotion/seckillactivity/channel', {
      query: { seckill_id: query['seckill_id'], page: pageOf(query), pageSize: PAGE_SIZE },
      needed: true,
    }),
  }),
  head: () => ({ title: texts.channel, canonical: '/seckill' }),
})
