/** Rows that products depend on: company, settings, freight, tags, brands, categories. */
import type * as tables from '../../db/schema'
import type { bank_account } from '../../db/schema'
import { categoryRows, categoryTrail } from '../expand'
import { fillSetting } from '@schemas/site-settings'
import { artMedia, brandMedia, categoryMedia, goodsMedia } from '../media'
import type { DemoCompany, GoodsSource, TagSource } from '../model'

export function companyRow({
  company_id,
  slug,
  brand_name,
  intro,
}: DemoCompany): typeof tables.company.$inferInsert {
  return { company_id, subdomain: slug, brand_name, intro, logo: artMedia(slug, 'logo') }
}

export function settingRows({
  company_id,
  themeColor,
  groundColor,
  settings,
}: DemoCompany): (typeof tables.setting.$inferInsert)[] {
  const theme = fillSetting('theme', { primaryColor: themeColor, backgroundColor: groundColor })
  return Object.entries({ theme, ...settings }).map(([name, value]) => ({ company_id, name, value }))
}

export function tagRows({
  company_id,
  goodsTags,
  shopTags,
  memberTags,
}: DemoCompany): (typeof tables.tag.$inferInsert)[] {
  const rows = (kind: 'goods' | 'shop' | 'member', tags: TagSource[]) =>
    tags.map(({ id, name, color, font }, sort) => ({
      company_id,
      tag_id: id,
      kind,
      tag_name: name,
      tag_color: color,
      font_color: font,
      sort,
    }))
  return [...rows('goods', goodsTags), ...rows('shop', shopTags), ...rows('member', memberTags)]
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
  const { company_id, slug, goods } = company
  const pictureOf = (leaf: string) => {
    const first = goods.find((one) => one.leaf === leaf)
    return first ? goodsMedia(slug, first.id) : ''
  }
  return categoryRows(company).map(({ root, ...row }) => ({
    ...row,
    company_id,
    image_url: row.category_level === 1 ? categoryMedia(slug, root) : pictureOf(row.category_id),
  }))
}

type Template = typeof tables.freight_template.$inferInsert

const GRAMS = 1
const PIECES = 2
/** 大家电 and 家具灯具: shipped by weight. */
const LARGE = new Set(['51', '61'])
const ORDINARY_TEMPLATE = '1'
const LARGE_TEMPLATE = '2'

/** Codes of provinces. */
const [TIBET, QINGHAI, XINJIANG] = ['540000', '630000', '650000']
const [TAIWAN, HONG_KONG, MACAO] = ['710000', '810000', '820000']

/** 8 yuan, free from 88 yuan on; large products by weight and more to remote provinces. */
export function freightRows({ company_id }: DemoCompany): Template[] {
  const no_delivery = [TAIWAN, HONG_KONG, MACAO]
  return [
    {
      company_id,
      templates_id: ORDINARY_TEMPLATE,
      name: '普通快递',
      valuation: PIECES,
      rules: [{ regions: [], start: 1, start_fee: 800, add: 1, add_fee: 0 }],
      free: [{ regions: [], from: 8800 }],
      no_delivery,
    },
    {
      company_id,
      templates_id: LARGE_TEMPLATE,
      name: '大件物流',
      valuation: GRAMS,
      rules: [
        { regions: [TIBET, QINGHAI, XINJIANG], start: 5_000, start_fee: 6000, add: 1_000, add_fee: 800 },
        { regions: [], start: 5_000, start_fee: 2000, add: 1_000, add_fee: 300 },
      ],
      no_delivery,
    },
  ]
}

/** The freight template of a product. */
export const templateOf = (company: DemoCompany, { leaf }: GoodsSource): string =>
  categoryTrail(company, leaf).some((id) => LARGE.has(id)) ? LARGE_TEMPLATE : ORDINARY_TEMPLATE

/** A fictitious bank account of the demo company for transfers. */
export const bankRows = ({ company_id, brand_name }: DemoCompany): (typeof bank_account.$inferInsert)[] => [
  {
    company_id,
    bank_account_id: 'main',
    bank_account_name: `${brand_name}（演示）`,
    bank_account_no: '6200 0000 0000 0000',
    bank_name: '演示银行',
    remark: '演示账户，请勿转账',
    is_default: true,
  },
]
