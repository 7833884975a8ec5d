import { expect, it } from 'vitest'
import type { Buyer } from './buyers'
import { scriptFor } from './script'

const UUID = '6a1f3c5e-0b7d-4e2a-9c8f-1d2e3f4a5b6c'
const ORDER = '26112112345678901'
const buyer = (n: number): Buyer => ({
  user_id: `buyer-00000000${n}`,
  session_id: String(n).repeat(64),
  cookie: `sid=${n}`,
  items: [`like${n}1a`, `like${n}2a`],
})

it('another buyer writes rows of their own with the statements of the first', () => {
  const text = 'insert into cart_line values ($1, $2, $3)'
  const values = [
    'm:buyer-000000001',
    UUID,
    ['like11a', 'like12a'],
    `trade:${ORDER}:reserve`,
    `{"quote_id":"${UUID}","goods_id":"like11","order_id":"${ORDER}"}`,
    '1'.repeat(64),
    1_000,
    null,
  ]
  const [statement] = scriptFor([{ text, values }], buyer(1), buyer(2))
  expect(statement?.text).toBe(text)
  const [owner, uuid, items, cause, json, session, ...others] = statement?.values ?? []
  expect({ owner, items, session, others }).toEqual({
    owner: 'm:buyer-000000002',
    items: ['like21a', 'like22a'],
    session: '2'.repeat(64),
    others: [1_000, null],
  })
  expect(uuid).not.toBe(UUID)
  const number = /^trade:(\d{17}):reserve$/.exec(String(cause))?.[1]
  expect(number).not.toBe(ORDER)
  expect(JSON.parse(String(json))).toEqual({ quote_id: uuid, goods_id: 'like21', order_id: number })
})
