import { describe, expect, it } from 'vitest'
import { checkDistribution } from './check-distribution'

describe('npm run check: distribution by company', () => {
  it('names each table, key and constraint that Citus could not distribute, and none created by the migrations', async () => {
    const found = await checkDistribution(`
      create table no_tenant (id text primary key);
      create table odd_tenant (company_id integer not null, primary key (company_id));
      create table no_key (company_id text not null);
      create table global_name (company_id text not null, name text unique, primary key (company_id, name));
      create table elsewhere (company_id text not null, id text not null, user_id text, other_company text,
        primary key (company_id, id),
        constraint elsewhere_key foreign key (other_company, user_id) references member (company_id, user_id),
        constraint nulled_key foreign key (company_id, user_id) references member (company_id, user_id) on delete set null);
      create table numbered (company_id text not null, id serial, primary key (company_id, id),
        constraint apart exclude using btree (id with =));
      create function act() returns trigger language plpgsql as 'begin return new; end';
      create trigger acts before insert on numbered for each row execute function act();
      create table heir () inherits (numbered);
      alter table company add constraint led foreign key (company_id, intro) references member (company_id, user_id);`)
    expect(found.toSorted()).toEqual(
      [
        'no_tenant: expected a column company_id text not null to distribute it by, found none',
        'odd_tenant: expected a column company_id text not null to distribute it by, found none',
        'no_key: expected a primary key, found none',
        'heir: expected a primary key, found none',
        'no_tenant: expected the unique key no_tenant_pkey to begin with company_id; no machine could judge it alone',
        'global_name: expected the unique key global_name_name_key to begin with company_id; no machine could judge it alone',
        'elsewhere: expected the foreign key elsewhere_key to begin with company_id on both sides; it would lead to another machine',
        'company: expected no foreign key, found led; a copy on every machine cannot reference rows of one',
        'elsewhere: expected the foreign key nulled_key to set nothing, found set null, set default or on update cascade',
        'numbered: expected the exclusion constraint apart to begin with company_id',
        'numbered_id_seq: expected no sequence; ids are made by the application, for machines would wait for each other',
        'numbered: expected no trigger, found acts; Citus refuses them on distributed tables',
        'numbered: expected no table to inherit from it, found heir',
      ].toSorted(),
    )
  })
})
