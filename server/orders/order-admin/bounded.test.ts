import { beforeAll, expect, it } from 'vitest'
import type { WorklistAnswer } from '@schemas/generated/api'
import { MOST_FOUND, MOST_LISTED, MOST_PAGED } from '@schemas/worklists'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'

const OLD = { receiver_name: '欧阳远航', receiver_mobile: '13711112222' }

describeApi('a company with more orders than its list shows', (open) => {
  let viewer: SignedInOperator
  let old: string
  beforeAll(async () => {
    const { app, database } = open()
    viewer = await signInAs(app, 'viewer')
    const { user_id } = await newMember(app)
    old = (await paidOrder(app, { user_id, row: { created: new Date('2020-01-01') } })).order_id
    const query = (sql: string) => database.pool.query(sql)
    await query(`update orders set receiver = receiver || '${JSON.stringify(OLD)}', title = '很久以前的围巾'
                  where order_id = '${old}'`)
    const { rows } = await query(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute where attrelid = 'orders'::regclass
          and attnum > 0 and not attisdropped and attname not in ('order_id', 'created', 'receiver', 'title')`,
    )
    await query(`
      insert into orders (order_id, created, receiver, title, ${rows[0].columns})
      select 'copy' || n, now() - n * interval '1 second', receiver || '{"receiver_name":"李明","receiver_mobile":"13800000000"}',
             '帆布鞋', ${rows[0].columns}
        from orders, generate_series(1, ${MOST_LISTED + 5}) n where order_id = '${old}'`)
    await query('analyze orders')
  }, 60_000)
  const list = (query: string) => viewer.data<WorklistAnswer>(`/worklists/order?tab=to_ship&${query}`)
  const found = async (keyword: string) => (await list(`keyword=${keyword}`)).list.map(({ id }) => id)

  it('counts up to the limit and refuses page numbers beyond it', async () => {
    const first = await list('')
    expect([first.count, first.total_count, first.more, first.list[0]?.id]).toEqual([
      MOST_LISTED,
      MOST_LISTED,
      true,
      'copy1',
    ])
    expect((await list(`page=${MOST_PAGED / 20}`)).list).toHaveLength(20)
    const far = await viewer.call(`/worklists/order?tab=to_ship&page=${MOST_PAGED / 20 + 1}`)
    expect([far.statusCode, far.json().msg]).toEqual([
      422,
      '按页码只能翻到前1000条，再往后请用“下一页”或“末页”，或按编号搜索',
    ])
  })

  it('continues by cursor after the last numbered page, and reads the last page from the end', async () => {
    const near = await list(`page=${MOST_PAGED / 20}`)
    const next = await list(`after=${near.next}`)
    expect(next.list[0]?.id).toBe(`copy${MOST_PAGED + 1}`)
    const back = await list(`before=${next.previous}`)
    expect(back.list).toEqual(near.list)
    const last = await list('last=1')
    expect([last.list.at(-1)?.id, last.next, last.list.length]).toEqual([old, null, 20])
  })

  it.each([
    ['number', () => old],
    ['number’s beginning', () => old.slice(0, 12)],
    ['receiver’s name', () => OLD.receiver_name],
    ['receiver’s first two characters', () => '欧阳'],
    ['receiver’s last two characters', () => '远航'],
    ['receiver’s name but its last character', () => '欧阳远'],
    ['receiver’s name but its first character', () => '阳远航'],
    ['receiver’s mobile', () => OLD.receiver_mobile],
  ])('finds an order of any age by its %s', async (_title, keyword) => {
    expect(await found(keyword())).toEqual([old])
  })

  it('searches parts of words in the newest orders only', async () => {
    expect(await found('围巾')).toEqual([])
    expect((await found('布鞋')).length).toBe(20)
  })

  it('only roles that see whole mobiles can search by a part of one', async () => {
    const [editor, part] = [await signInAs(open().app, 'editor'), '0000000']
    const path = `/worklists/order?tab=to_ship&keyword=${part}`
    expect((await editor.data<WorklistAnswer>(path)).list.length).toBe(20)
    expect(await found(part)).toEqual([])
    expect((await found('13800000000')).length).toBe(20)
  })

  it('filters look at the newest orders, and at all that were paid in the chosen days', async () => {
    const query = (sql: string) => open().database.pool.query(sql)
    await query(`update orders set order_type = 'normal_seckill', paid = '2020-01-02T23:59:59+08:00'
                  where order_id = '${old}'`)
    const shown = async (...filters: string[]) => {
      const path = `/worklists/order?tab=all&${filters.map((each) => `filter[]=${each}`).join('&')}`
      return (await viewer.data<WorklistAnswer>(path)).list.map(({ id }) => id)
    }
    expect(await shown('order_type:normal_seckill')).not.toContain(old)
    expect(await shown('order_type:normal_seckill', 'paid:2020-01-01~2020-01-02')).toEqual([old])
    expect(await shown('paid:2020-01-03~2020-01-04')).toEqual([])
  })

  it('the file of a filtered list has more orders than the filters of the list look at', async () => {
    const editor = await signInAs(open().app, 'editor')
    const started = await editor.call('/sheets/order_lines/export', {
      method: 'POST',
      body: { tab: 'to_ship', filter: ['receipt_type:logistics'] },
    })
    expect([started.statusCode, started.json().data.total]).toEqual([200, MOST_LISTED + 6])
  })

  it('a name shared by thousands of orders is counted up to the limit of a search, and paged on', async () => {
    const { count, more, next } = await list('keyword=李明')
    expect([count, more]).toEqual([MOST_FOUND, true])
    const second = await list(`keyword=李明&after=${next}`)
    expect(second.list[0]?.id).toBe('copy21')
    const { count: again, more: still, list: rows, ...ways } = await list('keyword=李明&page=2')
    expect([again, still, rows]).toEqual([MOST_FOUND, true, second.list])
    expect([ways.next, ways.previous]).toEqual([second.next, second.previous])
    const counted = await list(`keyword=李明&page=${MOST_FOUND / 20}`)
    expect((await list(`keyword=李明&after=${counted.next}`)).list[0]?.id).toBe(`copy${MOST_FOUND + 1}`)
  })
})
