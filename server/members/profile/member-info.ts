import type { GradeInfo, MemberAnswer, MemberInfo } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import type { CurrentMember } from '../../platform'
import { unixTime } from '../../core/shanghai'
import { provedEmail } from '../members/account-repo'
import { maskedMobile } from '../members/masked-mobile'
import type { Owner } from '../../core/owner'
import { vipStateOf } from '../vip/service'
import { gradeAbove, memberCounts, memberWithGrade, type GradeRow } from './repo'

/** Fields of `member.profile` with a property of their own in the response. */
const OWN_FIELDS = new Set(['industry', 'income', 'edu_background', 'habbit'])

type Login = Pick<CurrentMember, 'staff'>

/** `memberInfo`. @throws AppError unauthenticated for a deleted member */
export async function memberInfoOf(db: Database, owner: Owner, { staff }: Login): Promise<MemberInfo> {
  const found = await memberWithGrade(db, owner)
  if (!found) throw new AppError('unauthenticated')
  const { member, grade, is_employee, open_id } = found
  const next = await gradeAbove(db, grade)
  const { user_id, company_id, grade_id, username, nickname, avatar, birthday, address, email, disabled } =
    member
  const { profile } = member
  return {
    user_id,
    userId: user_id,
    company_id,
    grade_id,
    login_type: staff ? 'staff' : 'member',
    mobile: maskedMobile(member.mobile),
    username,
    nickname,
    avatar,
    sex: sexOf(member.sex),
    birthday,
    address,
    email,
    email_verified: provedEmail(member) !== undefined,
    industry: textOf(profile.industry),
    income: textOf(profile.income),
    edu_background: textOf(profile.edu_background),
    habbit: listOf(profile.habbit),
    user_card_code: cardCodeOf(user_id),
    inviter_id: '',
    created: unixTime(member.created),
    disabled,
    requestFields: Object.fromEntries(Object.entries(profile).filter(([key]) => !OWN_FIELDS.has(key))),
    is_employee,
    is_relative: false,
    gradeInfo: serializeGrade(grade),
    ...(next && { nextGradeInfo: serializeGrade(next) }),
    totalConsumption: member.total_consumption,
    open_id,
  }
}

/** `GET member`. */
export async function memberOf(
  db: Database,
  owner: Owner,
  login: Login & { point: number },
): Promise<MemberAnswer> {
  const [memberInfo, counts, vipgrade] = await Promise.all([
    memberInfoOf(db, owner, login),
    memberCounts(db, owner),
    vipStateOf(db, owner),
  ])
  const { user_id, grade_id, login_type, is_employee, user_card_code, gradeInfo } = memberInfo
  const { grade_name, background_pic_url } = gradeInfo
  return {
    memberInfo,
    userId: user_id,
    grade_id,
    login_type,
    is_staff: is_employee ? '1' : '0',
    userDiscountCount: counts.coupons,
    coupon: counts.coupons,
    deposit: 0,
    point: login.point,
    point_open_status: true,
    cardInfo: { user_card_code, grade_name, background_pic_url },
    vipgrade,
    is_open_popularize: false,
    is_promoter: false,
    is_recharge_status: false,
    salesPersonList: [],
    deliveryStaffList: [],
  }
}

export function serializeGrade(grade: GradeRow): GradeInfo {
  const { grade_id, grade_name, default_grade, background_pic_url, discount, discount_desc } = grade
  return {
    grade_id,
    grade_name,
    default_grade,
    background_pic_url,
    promotion_condition: { total_consumption: grade.total_consumption },
    privileges: { discount, discount_desc },
  }
}

const SEXES = [0, 1, 2] as const
const sexOf = (value: number) => SEXES.find((sex) => sex === value) ?? 0

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')
const listOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value : [])

/** Number on the member's card: stable, and without an order that would reveal the number of members. */
const cardCodeOf = (user_id: string) => user_id.replaceAll('-', '').slice(0, 16).toUpperCase()
