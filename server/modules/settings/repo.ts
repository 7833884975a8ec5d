import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { setting } from '../../db/schema'

/** What a company may set for itself, each with what holds until it does. */
const DEFAULTS = {
  /** Global SEO: first in every head, page texts come after it (provider-api §13). */
  tdk: { title: '', mate_keywords: '', mate_description: '' },
  /** `pageparams/setting`: rows by template, page and name. */
  pageparams: [] as { id: string; template_name: string; page_name: string; name: string; params: unknown }[],
}

export type SettingName = keyof typeof DEFAULTS

/** A company's setting, or the default where it has none. */
export async function settingOf<N extends SettingName>(
  db: Database,
  company_id: string,
  name: N,
): Promise<(typeof DEFAULTS)[N]> {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(and(eq(setting.company_id, company_id), eq(setting.name, name)))
  return (row?.value as (typeof DEFAULTS)[N] | undefined) ?? DEFAULTS[name]
}
