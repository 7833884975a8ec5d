/** A shop after two years: the histories of the demo's members, copied until there are enough orders. */
import { escapeIdentifier, type Client } from 'pg'
import { DEFAULT_FIGURES } from '@server/config/limits'

/** Seconds over which the copies are spread, and after which an order is completed. */
const SPAN = 730 * 86_400
const OPEN_FOR = 40 * 86_400
/** Number of copies that belong to the demo's own member. */
const OWN_LIVES = 20
/** Every nth copy has the same mobile number: a shop that orders for its customers. */
const SHARED = 10
export const SHARED_MOBILE = '13900000000'

/** Columns that identify a row, in any table. */
const IDS = new Set(
  `order_id trade_id payment_id transaction_id refund_id aftersales_bn rate_id reply_id event_id movement_id message_id
   entry_id cause delivery_id address_id`.split(/\s+/),
)
/** Tables of a history, each with the copied rows and the columns with other values. */
const LIVES: Record<string, { where?: string; set?: Record<string, string> }> = {
  member: {
    set: {
      mobile: `'1' || right(t.mobile, 1) || lpad(n::text, 9, '0')`,
      username: 'name_of(n)',
      disabled: 'n % 200 = 0',
    },
  },
  member_address: {},
  favourite: {},
  browse_history: {},
  point_entry: {},
  coupon_claim: {},
  member_coupon: { set: { code: id('code'), reminded: 'coalesce(t.reminded, t.created)' } },
  // older ones are deleted
  member_message: {
    where: `t.created - ago(n) > now() - interval '${DEFAULT_FIGURES.message_days} days'`,
    set: { target_id: id('target_id') },
  },
  trade: { set: { state: over('state', { NOTPAY: 'CLOSED' }) } },
  payment: { set: { query_at: 'null' } },
  voucher: {
    set: { check_status: 'case when old(n) and t.check_status = 0 then 1 + n % 2 else t.check_status end' },
  },
  orders: {
    set: {
      status: over('status', {
        NOTPAY: 'CANCEL',
        WAIT_PAID_CONFIRM: 'CANCEL',
        PAYED: 'DONE',
        WAIT_BUYER_CONFIRM: 'DONE',
      }),
      cancel_status: over('cancel_status', { WAIT_PROCESS: 'FAILS', REFUND_PROCESS: 'SUCCESS' }),
      ziti_status: over('ziti_status', { PENDING: 'DONE' }),
      points_granted: 't.points_granted or old(n)',
      invoice_number: `case when old(n) and t.invoice is not null then '31000000' else t.invoice_number end`,
      receiver: `t.receiver || jsonb_build_object('receiver_name', name_of(n), 'receiver_mobile',
        case when n % ${SHARED} = 0 then '${SHARED_MOBILE}' else '11' || lpad(n::text, 9, '0') end)`,
    },
  },
  order_line: {},
  line_discount: {},
  order_event: {},
  delivery: {},
  refund: { set: { state: over('state', { READY: 'SUCCESS', PROCESSING: 'SUCCESS' }) } },
  aftersale: { set: { state: 'state_of(n, t.state)', due: 'case when old(n) then null else t.due end' } },
  aftersale_line: {},
  review: { set: { goods_id: 'good_of(n)' } },
  review_reply: {},
  stock_movement: { where: `cause like 'trade:%' or cause like 'order:%'` },
}

function id(column: string) {
  return `t.${column} || '-' || n`
}
/** Final states of old orders. */
function over(column: string, later: Record<string, string>) {
  const cases = Object.entries(later).map(([from, to]) => `when '${from}' then '${to}'`)
  return `case when old(n) then case t.${column} ${cases.join(' ')} else t.${column} end else t.${column} end`
}

/** Of a separate database, whose first company has the demo's members with their histories. */
export async function fill(client: Client, orders: number): Promise<void> {
  const { rows } = await client.query<{ each: number }>(
    `select count(*)::int as each from orders where company_id = '1'`,
  )
  const lives = Math.ceil(orders / (rows[0]?.each ?? 1))
  // parents are copied as well, so keys need not be checked row by row
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
  const { rows: goods } = await client.query<{ goods_id: string }>(
    `select goods_id from goods where company_id = '1' and deleted is null`,
  )
  await client.query(
    functions(
      lives,
      goods.map(({ goods_id }) => goods_id),
    ),
  )
  for (const [table, { where = 'true', set = {} }] of Object.entries(LIVES))
    await quickly(client, table, async () => {
      const columns = await columnsOf(client, table)
      const values = columns.map(({ name, type }) => set[name] ?? copied(name, type))
      await client.query(
        `insert into ${table} (${columns.map(({ name }) => escapeIdentifier(name)).join(', ')})
         select ${values.join(', ')} from ${table} t, generate_series(1, ${lives}) n
          where t.company_id = '1' and (${where}) on conflict do nothing`,
      )
    })
  await quickly(client, 'payment_notice', () =>
    client.query(`insert into payment_notice (company_id, notice_id, pay_type, payment_id, accepted, content, created)
      select company_id, 'n-' || payment_id, pay_type, payment_id, true, params, created from payment where company_id = '1'`),
  )
  await quickly(client, 'member_session', () =>
    client.query(`insert into member_session (company_id, session_id, user_id, user_agent, carrier, created, seen, expires)
      select company_id, 's-' || user_id, user_id, 'browser', 'cookie', created, now(), now() + interval '30 days' from member where company_id = '1'`),
  )
  await quickly(client, 'audit_entry', () =>
    client.query(`insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id,
        title, after, created, seq, hash)
      select company_id, 'a-' || order_id || delivery_id, 'owner', '店主', 'order.ship', 'order', order_id,
        '发货 ' || order_id, '{"corp_code": "SF"}', created, row_number() over (order by created), 'filled'
        from delivery where company_id = '1'`),
  )
  await client.query(`insert into audit_head (company_id, seq, hash)
    select '1', count(*), 'filled' from audit_entry where company_id = '1' on conflict (company_id) do update set seq = excluded.seq`)
  await client.query('set session_replication_role = origin')
  await client.query('drop function ago, old, good_of, name_of, state_of, order_no')
  await client.query('vacuum analyze')
}

/** Functions used by expressions of `LIVES`, for copy number n: the higher, the older. */
const functions = (lives: number, goods: string[]) => `
  create function good_of(n int) returns text language sql immutable as
    $$ select (string_to_array('${goods.join()}', ','))[1 + n % ${goods.length}] $$;
  create function ago(n int) returns interval language sql immutable as
    $$ select n * interval '${SPAN / lives} seconds' $$;
  create function old(n int) returns boolean language sql immutable as
    $$ select n * ${SPAN / lives}::float8 > ${OPEN_FOR} $$;
  create function name_of(n int) returns text language sql immutable as
    $$ select substr('王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗', 1 + n % 20, 1)
           || substr('子梓浩宇欣怡诗涵俊杰雨晨嘉思佳一明文志建', 1 + n / 20 % 20, 1)
           || substr('轩涵然琪睿洋博雅宁悦辰瑶航菲凯萱彤晗霖妍', 1 + n / 400 % 20, 1) $$;
  create function state_of(n int, state text) returns text language sql immutable as
    $$ select case when old(n) and state not in ('CLOSED', 'REJECTED', 'CANCELLED', 'REFUNDED') then 'CLOSED' else state end $$;
  create function order_no(n int, id text) returns text language sql immutable as
    $$ select '1' || lpad((${lives} - n)::text, 8, '0') || substr(id, 7, 6) || right(id, 2) $$;`

function copied(name: string, type: string): string {
  const value = `t.${escapeIdentifier(name)}`
  if (name === 'user_id') return `case when n <= ${OWN_LIVES} then t.user_id else ${id('user_id')} end`
  if (name === 'order_id') return `order_no(n, t.order_id)`
  if (IDS.has(name) && type === 'text') return `case when ${value} = '' then '' else ${id(name)} end`
  if (type.startsWith('timestamp')) return `${value} - ago(n)`
  return value
}

async function columnsOf(client: Client, table: string) {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows
}

/** Non-unique indexes are recreated afterwards. */
async function quickly(client: Client, table: string, work: () => Promise<unknown>) {
  const { rows } = await client.query<{ name: string; made: string }>(
    // for a partitioned table the definition names the table alone, without its partitions
    `select c.relname as name, replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ') as made
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = $1::regclass and not i.indisunique`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${escapeIdentifier(name)}`)
  await work()
  for (const { made } of rows) await client.query(made)
}
