import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '@server/db/transaction'
import { takePieces } from '@server/marketing/seckill/pieces'
import { issueTicket } from '@server/marketing/seckill/service'
import { readTicket } from '@server/marketing/seckill/ticket'
import { describePostgres } from '@tests/helpers/database'
import { COMPANY, newBuyers, outcome, setStock, together, twoServers, type Buyer } from '@tests/helpers/race'
import { figure } from '@tests/helpers/soak'

const NOW = new Date('2026-06-01T04:00:00Z')
const ROUNDS = 20

describePostgres('races: seckill', (server) => {
  const servers = twoServers(server)
  const item_id = '10101'
  beforeAll(() => setStock(servers.one.db, item_id, 100_000))

  /** A seckill of its own for each test. */
  async function seckill(pieces: number, limit: number): Promise<string> {
    const { pool } = servers.one
    const seckill_id = randomUUID()
    await pool.query(
      `insert into seckill (company_id, seckill_id, activity_name, notice_time, begin_time, end_time)
       values ($1, $2, '整点', '2026-05-01', '2026-06-01', '2026-06-02')`,
      [COMPANY, seckill_id],
    )
    await pool.query(
      `insert into seckill_item (company_id, seckill_id, item_id, activity_price, activity_store, limit_num)
       values ($1, $2, $3, 100, $4, $5)`,
      [COMPANY, seckill_id, item_id, pieces, limit],
    )
    return seckill_id
  }
  const sold = async (seckill_id: string): Promise<unknown> => {
    const { rows } = await servers.one.pool.query(
      `select (select sold from seckill_item where seckill_id = $1) as sold,
              (select coalesce(sum(bought), 0)::int from seckill_count where seckill_id = $1) as counted,
              (select coalesce(max(bought), 0)::int from seckill_count where seckill_id = $1) as most`,
      [seckill_id],
    )
    return rows[0]
  }
  const ask = (n: number, seckill_id: string, { user_id }: Buyer, num = 1) => {
    const member = {
      user_id,
      mobile: null,
      grade_id: 'race',
      vip_grade_id: null,
      staff: false,
      employee: false,
      session_id: '',
    }
    return issueTicket(servers.db(n), COMPANY, member, { seckill_id, item_id, num }, NOW)
  }
  const redeem = async (n: number, { user_id }: Buyer, text: string) => {
    const db = servers.db(n)
    const ticket = await readTicket(db, COMPANY, user_id, text, NOW)
    await inTransaction(db, (tx) => takePieces(tx, COMPANY, { ticket, text, order_id: randomUUID() }, NOW))
  }

  it('more tickets than pieces: exactly the pieces are sold', async () => {
    const pieces = figure(20, 100)
    const seckill_id = await seckill(pieces, 1)
    const buyers = await newBuyers(servers.one.db, figure(200, 1_000))
    const texts = await together(buyers, (buyer, n) => ask(n, seckill_id, buyer))
    const outcomes = await together(buyers, (buyer, n) => outcome(redeem(n, buyer, texts[n] ?? '')))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(pieces)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'out_of_stock']))
    expect(await sold(seckill_id)).toEqual({ sold: pieces, counted: pieces, most: 1 })
  })

  it('one ticket in 50 concurrent orders is accepted once', async () => {
    const seckill_id = await seckill(100, 0)
    const [buyer] = await newBuyers(servers.one.db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    const text = await ask(0, seckill_id, buyer)
    const outcomes = await together(Array.from({ length: 50 }), (_, n) => outcome(redeem(n, buyer, text)))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'ticket_refused']))
    expect(await sold(seckill_id)).toEqual({ sold: 1, counted: 1, most: 1 })
  })

  it('tabs of one member, with a limit of two pieces: two', async () => {
    const seckill_id = await seckill(100, 2)
    const [buyer] = await newBuyers(servers.one.db, 1)
    if (!buyer) throw new Error('Expected a buyer')
    const outcomes = await together(Array.from({ length: 20 }), (_, n) =>
      outcome(ask(n, seckill_id, buyer).then((text) => redeem(n, buyer, text))),
    )
    const done = outcomes.filter((one) => one === 'done').length
    expect([1, 2]).toContain(done)
    expect(await sold(seckill_id)).toEqual({ sold: done, counted: done, most: done })
    const more = await together(Array.from({ length: 20 }), (_, n) =>
      outcome(ask(n, seckill_id, buyer).then((text) => redeem(n, buyer, text))),
    )
    expect(done + more.filter((one) => one === 'done').length).toBe(2)
    expect(await sold(seckill_id)).toEqual({ sold: 2, counted: 2, most: 2 })
  })

  it('many concurrent requests of a member get one ticket', async () => {
    const seckill_id = await seckill(1_000, 0)
    for (const buyer of await newBuyers(servers.one.db, ROUNDS)) {
      const texts = await together(Array.from({ length: 10 }), (_, n) => ask(n, seckill_id, buyer))
      expect(new Set(texts).size).toBe(1)
    }
  })
})
