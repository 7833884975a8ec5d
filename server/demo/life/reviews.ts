/** What earlier buyers said: the more a product sold, the more reviews it has. */
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import { companies } from '../companies'
import { categoryTrail, skusOf } from '../expand'
import { grades } from '../grades'
import type { DemoCompany, GoodsSource } from '../model'
import { insertPurchases, type Purchase } from './reviews-repo'

const FAMILY = ['林', '陈', '周', '吴', '徐', '孙', '沈', '何']
const GIVEN = ['小满', '知夏', '一鸣', '书瑶', '思远']

interface Words {
  star: number
  content: string
}
const ANYWAY: Words[] = [
  { star: 5, content: '和图片一样，质量很好，还会再买。' },
  { star: 5, content: '包装很用心，送货快，隔天就到了。' },
  { star: 4, content: '整体满意，性价比高。' },
  { star: 5, content: '第二次买了，家人都说好用。' },
  { star: 3, content: '东西还可以，物流慢了两天。' },
  { star: 5, content: '客服耐心，退换也方便，值得推荐。' },
  { star: 2, content: '和想象的有差别，已联系客服处理。' },
]
/** Of categories of the first level. */
const OF_CATEGORY: Record<string, Words[]> = {
  时尚服饰: [
    { star: 5, content: '面料柔软，尺码合适，洗过几次没有变形。' },
    { star: 4, content: '版型好看，颜色比图片略深一点。' },
  ],
  童装童鞋: [
    { star: 5, content: '孩子很喜欢，面料柔软，没有异味。' },
    { star: 4, content: '做工细致，建议买大一码。' },
  ],
  手机数码: [
    { star: 5, content: '运行流畅，续航比上一台久，做工精致。' },
    { star: 4, content: '手感好，充电稍微有点热。' },
  ],
  食品饮料: [
    { star: 5, content: '很新鲜，味道好，日期也近。' },
    { star: 4, content: '好吃不腻，分量再多一点更好。' },
  ],
}
const THANKS = ['感谢您的支持，我们会继续努力。', '谢谢您的认可，期待再次光临。']
const SORRY = '很抱歉给您带来不便，客服会与您联系。'

const MOST = FAMILY.length * GIVEN.length
/** Reviews are older than those which the demo's own members write. */
const NEWEST_DAYS = 40
const SPAN_DAYS = 280
const PICTURED = 5

/** Few but for best sellers: 40 for 5,900 sold, six for 4,000, one for the least; some 800 in all. */
const reviewsOf = ({ sales }: GoodsSource): number => Math.min(MOST, Math.ceil((sales / 2800) ** 5))

/** Members who bought and reviewed long ago, for a newly seeded company; written in a few statements. */
export async function addEarlierReviews(db: Database, company_id: string, now: Date): Promise<void> {
  const company = companies.find((one) => one.company_id === company_id)
  if (!company) throw new Error(`Expected a demo company ${company_id}, found none`)
  const buyers = FAMILY.flatMap((family) => GIVEN.map((given) => family + given)).map((nickname, at) => ({
    company_id,
    user_id: `demo-buyer-${at + 1}`,
    nickname,
    grade_id: grades[0]?.grade_id ?? '1',
    created: new Date(now.getTime() - (NEWEST_DAYS + SPAN_DAYS + at + 20) * DAY_MS),
  }))
  await insertPurchases(db, buyers, purchasesOf(company, now))
}

/** One purchase for each review. */
function purchasesOf(company: DemoCompany, now: Date): Purchase[] {
  const sold = company.goods.filter(({ gift, status = 'onsale' }) => !gift && status === 'onsale')
  return sold.flatMap((product) => {
    const skus = skusOf(company, product)
    const words = [...ANYWAY, ...(OF_CATEGORY[rootOf(company, product)] ?? [])]
    return Array.from({ length: reviewsOf(product) }, (_none, at): Purchase => {
      const spread = Number(product.id) * 31 + at * 7919
      const sku = skus[spread % skus.length]
      const said = words[spread % words.length]
      if (!sku || !said) throw new Error(`Expected items of goods ${product.id}, found none`)
      const reviewed = new Date(
        now.getTime() - NEWEST_DAYS * DAY_MS - ((spread * 7_200_000) % (SPAN_DAYS * DAY_MS)),
      )
      return {
        company_id: company.company_id,
        number: Number(product.id) * 100 + at,
        user_id: `demo-buyer-${((Number(product.id) + at) % MOST) + 1}`,
        item: {
          item_id: sku.item_id,
          goods_id: product.id,
          item_bn: `${company.slug.toUpperCase()}-${sku.item_id}`,
          item_name: product.name,
          item_spec_desc: sku.specs.map(([spec, value]) => `${spec}:${value}`).join(','),
          pic: sku.picture,
          price: sku.price,
          market_price: sku.market_price,
        },
        said: { ...said, rate_pic: said.star > 3 && spread % PICTURED === 0 ? [sku.picture] : [] },
        reply: said.star > 3 ? (THANKS[spread % THANKS.length] ?? '') : SORRY,
        reviewed,
      }
    })
  })
}

const rootOf = (company: DemoCompany, { leaf }: GoodsSource): string => {
  const [root] = categoryTrail(company, leaf)
  return company.categories.find(({ id }) => id === root)?.name ?? ''
}
