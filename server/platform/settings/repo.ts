import { and, eq, inArray } from 'drizzle-orm'
import type { JsonObject } from '@schemas/page'
import { fillSetting, type SettingName, type SettingValues } from '@schemas/site-settings'
import type { Database, Transaction } from '../../db/client'
import { proposed } from '../../db/proposed'
import { company, setting } from '../../db/schema'

/** Some of a company's settings, filled with defaults, by one query. */
export async function settingsOf<N extends SettingName>(
  db: Database | Transaction,
  company_id: string,
  names: readonly N[],
): Promise<Pick<SettingValues, N>> {
  const rows = await db
    .select({ name: setting.name, value: setting.value })
    .from(setting)
    .where(and(eq(setting.company_id, company_id), inArray(setting.name, [...names])))
  const stored = new Map(rows.map(({ name, value }) => [name, value as JsonObject]))
  const entries = names.map((name) => [name, fillSetting(name, stored.get(name))])
  return Object.fromEntries(entries) as Pick<SettingValues, N>
}

export async function settingOf<N extends SettingName>(
  db: Database | Transaction,
  company_id: string,
  name: N,
): Promise<SettingValues[N]> {
  return (await settingsOf(db, company_id, [name]))[name]
}

/** The stored value, locked until the transaction ends; `undefined` if the company has never set it. */
export async function lockSetting(
  tx: Transaction,
  company_id: string,
  name: SettingName,
): Promise<JsonObject | undefined> {
  const [row] = await tx
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.company_id, company_id), eq(setting.name, name)))
    .for('update')
  return row?.value as JsonObject | undefined
}

export async function writeSetting(
  tx: Transaction,
  company_id: string,
  name: SettingName,
  value: JsonObject,
): Promise<void> {
  await tx
    .insert(setting)
    .values({ company_id, name, value })
    .onConflictDoUpdate({
      target: [setting.company_id, setting.name],
      set: proposed('value', 'updated'),
    })
}

export interface PageParams {
  id: string
  template_name: string
  page_name: string
  name: string
  params: unknown
}

/** `pageparams/setting`: rows by template, page and name. Written by the seed; any JSON. */
export async function pageParamsOf(db: Database, company_id: string): Promise<PageParams[]> {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.company_id, company_id), eq(setting.name, 'pageparams')))
  return (row?.value as PageParams[] | undefined) ?? []
}

/** Name of the shop: as set by its owner, otherwise the company's registered name. */
export async function shopNameOf(db: Database | Transaction, company_id: string): Promise<string> {
  const [row] = await db
    .select({ brand_name: company.brand_name, shop_info: setting.value })
    .from(company)
    .leftJoin(setting, and(eq(setting.company_id, company.company_id), eq(setting.name, 'shop_info')))
    .where(eq(company.company_id, company_id))
  if (!row) throw new Error(`Expected company ${company_id} in the database, found none`)
  const { shop_name } = fillSetting('shop_info', (row.shop_info as JsonObject | null) ?? {})
  return shop_name || row.brand_name
}
