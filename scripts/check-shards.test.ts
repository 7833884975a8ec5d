import { describe, expect, it } from 'vitest'
import { checkShards } from './check-shards'

const found = (text: string) =>
  checkShards([{ path: 'server/orders/orders/repo.ts', text }]).map((line) =>
    line.replace('server/orders/orders/repo.ts:', ''),
  )

describe('npm run check: statements on several machines', () => {
  it('the time in DO UPDATE, RETURNING, and CASE or COALESCE of a change is found; in VALUES and WHERE it is not', () => {
    expect(
      found(
        'sql`insert into a (b) values (now()) on conflict (b)\n do update set b = now() where a.b < ${x}`',
      ),
    ).toEqual([expect.stringMatching(/^2 computes in DO UPDATE.*excluded\.COLUMN/)])
    expect(found('sql`insert into a values (${x}) returning b - now()`')).toEqual([
      expect.stringMatching(/^1 computes in RETURNING/),
    ])
    expect(found('sql`update a set b = coalesce(b, now()) where c = ${x}`')).toEqual([
      expect.stringMatching(/^1 computes in CASE or COALESCE/),
    ])
    expect(found('db.update(a).set({ b: sql`case when b < now() then 1 else 2 end` })')).toHaveLength(1)
    expect(found('db.insert(a).values(v).onConflictDoUpdate({ set: { b: sql`now()` } })')).toHaveLength(1)
    expect(found('db.delete(a).returning({ b: sql`now()` })')).toHaveLength(1)
    expect(
      found(
        'sql`with c as (insert into a values (now()) on conflict do update set b = excluded.b) select now()`',
      ),
    ).toEqual([])
    expect(found('db.update(a).set({ b: sql`now()` }).where(sql`c < now()`)')).toEqual([])
    expect(found('sql`select coalesce(b, now()) from a where a.company_id = ${c}`')).toEqual([])
  })

  it('a VOLATILE function, and the time of a column that is moved, are found in a change', () => {
    expect(found('sql`update a set b = clock_timestamp() where c = ${x}`')).toEqual([
      expect.stringMatching(/^1 changes rows with a VOLATILE function/),
    ])
    const moved = "db.update(a).set({ b: sql`${a.b} + interval '1 day'` })"
    expect(found(`import { a } from '../../db/schema'\n${moved}`)).toEqual([
      expect.stringMatching(/^2 moves the time of a column/),
    ])
    expect(found("sql`delete from a where b < now() - interval '1 day'`")).toEqual([])
    expect(found("sql`update a set b = ${x}::timestamptz - interval '1 day'`")).toEqual([])
    expect(found('sql`with c as (delete from a) select gen_random_uuid() from d`')).toEqual([])
  })

  it('an array subscript and case VALUE are found in a change', () => {
    expect(found('sql`update a set b = (${x}::int[])[c] where d = ${y}`')).toEqual([
      expect.stringMatching(/^1 subscripts an array in a change, which crashes Citus/),
    ])
    const set = (value: string) =>
      found(`sql\`insert into a values (1) on conflict (b) do update set b = ${value}\``)
    expect(set('(array[1])[1]')).toEqual([expect.stringMatching(/^1 subscripts an array in DO UPDATE/)])
    expect(set('case a.b when 1 then 2 end')).toEqual([expect.stringMatching(/^1 compares by case VALUE/)])
    expect(set('case when a.b = 1 then 2 end')).toEqual([])
  })

  it('a sub-query in VALUES is found, one beside a select is not', () => {
    expect(found('sql`insert into a values ((select b from c where c.company_id = ${x}))`')).toEqual([
      expect.stringMatching(/^1 has a sub-query in VALUES/),
    ])
    expect(found('sql`insert into a select b, (select 1) from c where c.company_id = ${x}`')).toEqual([])
  })

  it('a sub-query in DO UPDATE and exists (select from …) are found', () => {
    expect(
      found(
        'sql`insert into a values (1) on conflict do update set b = (select c from d where d.company_id = ${c})`',
      ),
    ).toEqual([expect.stringMatching(/^1 has a sub-query in DO UPDATE/)])
    expect(found('sql`select exists (select from a where a.company_id = ${c})`')).toEqual([
      expect.stringMatching(/^1 has exists \(select from …\): write select 1/),
    ])
  })

  it('a sub-query that compares its company with a column alone is found, with its line', () => {
    const query =
      'sql`select (\n select c from b where b.company_id = a.company_id) from a where a.company_id = ${x}`'
    expect(found(query)).toEqual([
      expect.stringMatching(/^2 takes the company of a sub-query from another row, .*\$\{company_id\}$/),
    ])
    expect(found('sql`exists (select 1 from b join c using (company_id, d) where b.e = ${x})`')).toHaveLength(
      1,
    )
    const columns = 'sql`exists (select 1 from ${b} where ${b.company_id} = ${a.company_id})`'
    expect(found(`import { a, b } from '../../db/schema'\n${columns}`)).toHaveLength(1)
  })

  it('a sub-query that names the company, in a join or beside one, is not', () => {
    expect(found('sql`(select c from b where b.company_id = ${x} and b.d = a.d)`')).toEqual([])
    expect(
      found('sql`(select c from b join d on d.company_id = b.company_id where b.company_id = ${x})`'),
    ).toEqual([])
    expect(found('sql`(select c from b where b.company_id = $1)`')).toEqual([])
    expect(
      found(
        "import { b } from '../../db/schema'\nsql`exists (select 1 from ${b} where ${b.company_id} = ${member.company_id})`",
      ),
    ).toEqual([])
  })

  it('the constant of one sub-query does not hold for the one around it or within it', () => {
    const inner = '(select 1 from c where c.company_id = ${x})'
    expect(
      found(`sql\`(select d from b where b.company_id = a.company_id and exists ${inner})\``),
    ).toHaveLength(1)
    expect(
      found(
        'sql`(select d from b where b.company_id = ${x} and e = (select f from g where g.company_id = b.company_id))`',
      ),
    ).toHaveLength(1)
  })

  it('unnest in a sub-query of another row is found', () => {
    expect(
      found(
        'sql`(select 1 from b join unnest(${ids}) u on u = b.d where b.company_id = a.company_id and b.company_id = ${x})`',
      ),
    ).toEqual([expect.stringMatching(/^1 joins unnest/)])
  })

  it('an insert from a CTE is found, one by values beside a CTE is not', () => {
    expect(
      found(
        'sql`with moved as (update a set b = 1 returning c), d as (select 1) insert into e select c from moved`',
      ),
    ).toEqual([expect.stringMatching(/^1 inserts from a CTE, .* every machine/)])
    expect(
      found('sql`with once as (insert into a values (1)), d as (select 1) insert into e values (2)`'),
    ).toEqual([])
    expect(found('sql`with a as (insert into b select c from d), e as (select 1) select 1 from e`')).toEqual(
      [],
    )
  })

  it('tests and other folders are not looked at', () => {
    const text = 'sql`exists (select from a)`'
    for (const path of ['server/orders/orders/orders.test.ts', 'tests/races/orders.test.ts'])
      expect(checkShards([{ path, text }])).toEqual([])
  })
})
