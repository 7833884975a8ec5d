import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, created, moment } from './columns'
import { company } from './company'

/** Folders of the picture library; one level. */
export const image_folder = pgTable(
  'image_folder',
  {
    company_id: companyId(),
    folder_id: text().notNull(),
    name: text().notNull(),
    created: created(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.folder_id] }),
    foreignKey({
      name: 'image_folder_company_key',
      columns: [t.company_id],
      foreignColumns: [company.company_id],
    }),
    uniqueIndex('image_folder_name').on(t.company_id, t.name),
  ],
)

/** A registered picture; its files are in the storage under `img_url` and, beside it, the size keys. */
export const image = pgTable(
  'image',
  {
    company_id: companyId(),
    image_id: text().notNull(),
    /** null: not in a folder. */
    folder_id: text(),
    img_name: text().notNull(),
    /** Key in the storage, as the upload returned it. */
    img_url: text().notNull(),
    /** Address used in pages. */
    img_full_url: text().notNull(),
    /** Content type. */
    img_type: text().notNull(),
    /** Bytes. */
    img_size: integer().notNull(),
    /** px */
    width: integer().notNull(),
    height: integer().notNull(),
    operator_name: text().notNull().default(''),
    created: created(),
    deleted: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.image_id] }),
    foreignKey({
      name: 'image_folder_key',
      columns: [t.company_id, t.folder_id],
      foreignColumns: [image_folder.company_id, image_folder.folder_id],
    }),
    foreignKey({ name: 'image_company_key', columns: [t.company_id], foreignColumns: [company.company_id] }),
    uniqueIndex('image_url').on(t.company_id, t.img_url),
    index('image_created').on(t.company_id, t.created),
  ],
)
