/** Of the database itself, not of a company; with Citus it exists on the coordinator alone. */
const LOCAL_TABLES = new Set(['schema_migration'])

/**
 * With Citus a copy on every machine: a company is found by its sub-domain, before its id and so its machine are known.
 * Nearly all of its use is reading.
 */
export const REFERENCE_TABLE = 'company'

/*
 * Rules of Citus for tables distributed by a column, checked on the live catalogue: each query finds what Citus would
 * refuse, or what would be wrong on several machines. All our tables but one are distributed: every row belongs to a
 * company.
 */
const RULES: { sql: string; say(row: Finding): string }[] = [
  {
    // the distribution column must exist and be text everywhere, or rows of a company would not be colocated
    sql: `select c.relname as "table", '' as name from pg_class c
           where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
             and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'
                              and a.attnotnull and a.atttypid = 'text'::regtype)`,
    say: ({ table }) =>
      `${table}: expected a column company_id text not null to distribute it by, found none`,
  },
  {
    sql: `select c.relname as "table", '' as name from pg_class c
           where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
             and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    say: ({ table }) => `${table}: expected a primary key, found none`,
  },
  {
    sql: `select t.relname as "table", k.relname as name from pg_index i
            join pg_class t on t.oid = i.indrelid join pg_class k on k.oid = i.indexrelid
            left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
           where i.indisunique and t.relnamespace = 'public'::regnamespace and a.attname is distinct from 'company_id'`,
    say: ({ table, name }) =>
      `${table}: expected the unique key ${name} to begin with company_id; no machine could judge it alone`,
  },
  {
    sql: `select t.relname as "table", c.conname as name from pg_constraint c
            join pg_class t on t.oid = c.conrelid
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
            join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
           where c.contype = 'f' and t.relnamespace = 'public'::regnamespace
             and (a.attname <> 'company_id' or b.attname <> 'company_id')`,
    say: ({ table, name }) =>
      `${table}: expected the foreign key ${name} to begin with company_id on both sides; it would lead to another machine`,
  },
  {
    sql: `select t.relname as "table", c.conname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
           where c.contype = 'f' and t.relnamespace = 'public'::regnamespace and t.relname = '${REFERENCE_TABLE}'`,
    say: ({ table, name }) =>
      `${table}: expected no foreign key, found ${name}; a copy on every machine cannot reference rows of one`,
  },
  {
    // Citus cannot set a column of a distributed table through a foreign key: the distribution column would be among
    // them
    sql: `select t.relname as "table", c.conname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
           where c.contype = 'f' and t.relnamespace = 'public'::regnamespace
             and (c.confdeltype in ('n', 'd') or c.confupdtype in ('n', 'd', 'c'))`,
    say: ({ table, name }) =>
      `${table}: expected the foreign key ${name} to set nothing, found set null, set default or on update cascade`,
  },
  {
    sql: `select t.relname as "table", c.conname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
           where c.contype = 'x' and t.relnamespace = 'public'::regnamespace
             and not exists (select 1 from pg_attribute a where a.attrelid = c.conrelid and a.attnum = c.conkey[1]
                              and a.attname = 'company_id')`,
    say: ({ table, name }) => `${table}: expected the exclusion constraint ${name} to begin with company_id`,
  },
  {
    sql: `select '' as "table", relname as name from pg_class
           where relkind = 'S' and relnamespace = 'public'::regnamespace`,
    say: ({ name }) =>
      `${name}: expected no sequence; ids are made by the application, for machines would wait for each other`,
  },
  {
    sql: `select t.relname as "table", g.tgname as name from pg_trigger g join pg_class t on t.oid = g.tgrelid
           where not g.tgisinternal and t.relnamespace = 'public'::regnamespace`,
    say: ({ table, name }) =>
      `${table}: expected no trigger, found ${name}; Citus refuses them on distributed tables`,
  },
  {
    sql: `select p.relname as "table", c.relname as name from pg_inherits i
            join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
           where p.relnamespace = 'public'::regnamespace and p.relkind = 'r'`,
    say: ({ table, name }) => `${table}: expected no table to inherit from it, found ${name}`,
  },
]

/** A pool, or PGlite itself. */
export interface Catalogue {
  query(sql: string): Promise<{ rows: unknown[] }>
}

interface Finding {
  table: string
  name: string
}

/** Reasons why the tables of this database cannot be distributed by `company_id`; empty if there are none. */
export async function undistributable(catalogue: Catalogue): Promise<string[]> {
  const found: string[] = []
  for (const { sql, say } of RULES) {
    const rows = (await catalogue.query(sql)).rows as Finding[]
    found.push(...rows.filter(({ table }) => !LOCAL_TABLES.has(table)).map(say))
  }
  return found
}

/**
 * Every table that Citus keeps, according to the live catalogue: distributed by `company_id`, but for the reference
 * table. Partitions are distributed with their table.
 */
export async function distributedTables(catalogue: Catalogue): Promise<string[]> {
  const { rows } = await catalogue.query(
    `select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname`,
  )
  return (rows as Pick<Finding, 'name'>[]).map(({ name }) => name).filter((name) => !LOCAL_TABLES.has(name))
}
