/** Rows that products depend on: company, settings, tags, brands, categories. */
import type * as tables from '../../db/schema'
import { categoryRows } from '../expand'
import { artMedia, brandMedia, categoryMedia } from '../media'
import type { DemoCompany, TagSource } from '../model'

export function companyRow({
  company_id,
  slug,
  brand_name,
  intro,
}: DemoCompany): typeof tables.company.$inferInsert {
  return { company_id, subdomain: slug, brand_name, intro, logo: artMedia(slug, 'logo') }
}

export function settingRows({ company_id, settings }: DemoCompany): (typeof tables.setting.$inferInsert)[] {
  return Object.entries(settings).map(([name, value]) => ({ company_id, name, value }))
}

export function tagRows({
  company_id,
  goodsTags,
  shopTags,
}: DemoCompany): (typeof tables.tag.$inferInsert)[] {
  const rows = (kind: 'goods' | 'shop', tags: TagSource[]) =>
    tags.map(({ id, name, color, font }, sort) => ({
      company_id,
      tag_id: id,
      kind,
      tag_name: name,
      tag_color: color,
      font_color: font,
      sort,
    }))
  return [...rows('goods', goodsTags), ...rows('shop', shopTags)]
}

export function brandRows({ company_id, slug, brands }: DemoCompany): (typeof tables.brand.$inferInsert)[] {
  return brands.map(({ id, name }, sort) => ({
    company_id,
    brand_id: id,
    brand_name: name,
    image_url: brandMedia(slug, id),
    sort,
  }))
}

export function categoryTableRows(company: DemoCompany): (typeof tables.category.$inferInsert)[] {
  return categoryRows(company).map(({ root, ...row }) => ({
    ...row,
    company_id: company.company_id,
    image_url: row.category_level === 1 ? categoryMedia(company.slug, root) : '',
  }))
}
