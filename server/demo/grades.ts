import type * as tables from '../db/schema'

type Grade = Omit<typeof tables.member_grade.$inferInsert, 'company_id'>
type VipGrade = Omit<typeof tables.vip_grade.$inferInsert, 'company_id'>

/** Earned by spending; every member starts with the first. */
// prettier-ignore
export const grades: Grade[] = [
  { grade_id: '1', grade_name: '普通会员', default_grade: true, total_consumption: 0, discount: 0, discount_desc: '' },
  { grade_id: '2', grade_name: '银卡会员', total_consumption: 100_000, discount: 2, discount_desc: '9.8折' },
  { grade_id: '3', grade_name: '金卡会员', total_consumption: 500_000, discount: 5, discount_desc: '9.5折' },
  { grade_id: '4', grade_name: '黑金会员', total_consumption: 2_000_000, discount: 8, discount_desc: '9.2折' },
]

/** Bought for a time; their ids differ from earned levels, since a price may refer to either kind. */
export const vipGrades: VipGrade[] = [
  {
    vip_grade_id: 'v1',
    grade_name: 'VIP会员',
    lv_type: 'vip',
    is_default: true,
    description: '全场商品享9折会员价，会员期内有效。',
    guide_title: '开通VIP会员，全场9折',
    discount: 10,
    discount_desc: '9折',
    prices: [
      { name: 'monthly', price: 990, day: 30, desc: '连续30天' },
      { name: 'quarter', price: 2690, day: 90, desc: '连续90天' },
      { name: 'year', price: 8800, day: 365, desc: '连续365天' },
    ],
  },
  {
    vip_grade_id: 'v2',
    grade_name: 'SVIP会员',
    lv_type: 'svip',
    description: '全场商品享8.5折会员价，会员期内有效。',
    guide_title: '开通SVIP会员，全场8.5折',
    discount: 15,
    discount_desc: '8.5折',
    prices: [
      { name: 'quarter', price: 5990, day: 90, desc: '连续90天' },
      { name: 'year', price: 19900, day: 365, desc: '连续365天' },
    ],
  },
]
