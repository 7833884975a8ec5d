/** Rows that are added to demo companies which were seeded before. */
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { company, image, image_folder, member, member_grade, operator } from '../db/schema'
import { companies } from './companies'
import type { DemoCompany } from './model'

/** The demo companies in the database that have no row in a table. */
export async function demoCompaniesWithout(
  tx: Transaction,
  table: typeof image | typeof member | typeof operator,
): Promise<DemoCompany[]> {
  const lacking: DemoCompany[] = []
  for (const demo of companies) {
    const { company_id, slug } = demo
    const [known] = await tx
      .select({ company_id: company.company_id })
      .from(company)
      .where(and(eq(company.company_id, company_id), eq(company.subdomain, slug)))
    const [some] = await tx
      .select({ company_id: table.company_id })
      .from(table)
      .where(eq(table.company_id, company_id))
      .limit(1)
    if (known && !some) lacking.push(demo)
  }
  return lacking
}

export async function insertPictures(
  tx: Transaction,
  folders: (typeof image_folder.$inferInsert)[],
  pictures: (typeof image.$inferInsert)[],
): Promise<void> {
  await tx.insert(image_folder).values(folders).onConflictDoNothing()
  await tx.insert(image).values(pictures)
}

export async function insertMembers(
  tx: Transaction,
  grades: (typeof member_grade.$inferInsert)[],
  members: (typeof member.$inferInsert)[],
): Promise<void> {
  await tx.insert(member_grade).values(grades).onConflictDoNothing()
  await tx.insert(member).values(members).onConflictDoNothing()
}
