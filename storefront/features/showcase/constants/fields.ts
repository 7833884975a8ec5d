/** Constants of what forms take, and when they say what is wrong. */
import { EMAIL_TEXT, MOBILE, passwordProblem } from '@schemas/account'
import { choosePart, DATE_YEARS, dateText } from '@storefront/shell/parts/form/dates'
import { FOREIGN_VALUE } from '@storefront/shell/parts/form/RadioGroup'
import { isMissing, taxNumber } from '@storefront/shell/parts/form/rules'
import { withLevel } from '@storefront/shell/addresses/regions'
import { texts as address } from '@storefront/shell/texts/address'
import { list, quoted, type ConstantRow } from './row'

const LENGTHS = Array.from({ length: 30 }, (_, index) => index + 1)
const taxLengths = LENGTHS.filter((length) => taxNumber('A'.repeat(length)) === undefined)
const passwordLengths = LENGTHS.filter((length) => !passwordProblem('a1'.repeat(length).slice(0, length)))
const januaryEnd = { year: 2024, month: 1, day: 31 }
const shenzhen = { province: '广东省', city: '深圳市', county: '南山区' }
const moved = withLevel(shenzhen, 'province', '浙江省')

export const fields: readonly ConstantRow[] = [
  {
    id: 'date-years',
    says: '日期选择范围',
    source: 'docs/storefront-rules.md forms-4',
    value: `${DATE_YEARS} 年`,
  },
  {
    id: 'date-day-resets',
    says: '日超出所选月份',
    source: 'docs/storefront-rules.md forms-4',
    value: `${dateText(januaryEnd)} → 2 月：日 = ${choosePart(januaryEnd, 'month', 2).day}（重选）`,
  },
  {
    id: 'date-format',
    says: '日期输出（YYYY-MM-DD）',
    source: 'docs/storefront-rules.md forms-4',
    value: dateText({ year: 2026, month: 5, day: 6 }),
  },
  {
    id: 'region-no-county',
    says: '城市没有区县时',
    source: 'docs/storefront-rules.md forms-5',
    value: `${address.noCounty}（禁用）`,
  },
  {
    id: 'region-province',
    says: '更换省份后的市与区县',
    source: 'docs/storefront-rules.md forms-5',
    value: quoted([moved.city, moved.county]),
  },
  {
    id: 'radio-foreign',
    says: '单选组的值不在选项中',
    source: 'docs/storefront-rules.md forms-7',
    value: FOREIGN_VALUE,
  },
  {
    id: 'rules-on-blur',
    says: '校验时机与错误位置',
    source: 'docs/storefront-rules.md forms-1',
    value: '失去焦点时，字段下方',
  },
  {
    id: 'input-trimmed',
    says: '输入首尾空白',
    source: 'docs/storefront-rules.md forms-1',
    value: '去除（输入法组词时保留）',
  },
  {
    id: 'required',
    says: '视为未填写',
    source: 'docs/storefront-rules.md forms-2',
    value: quoted(['', [], '0', ['0'], 0].filter(isMissing)),
  },
  { id: 'tax-number', says: '税号长度', source: 'docs/storefront-rules.md forms-2', value: list(taxLengths) },
  { id: 'phone', says: '手机号', source: 'docs/storefront-rules.md forms-2', value: MOBILE.source },
  {
    id: 'password',
    says: '密码（数字和字母混合）',
    source: 'docs/storefront-rules.md forms-2',
    value: `${passwordLengths[0]} … ${passwordLengths.at(-1)} 位`,
  },
  { id: 'email', says: '邮箱格式', source: 'docs/storefront-rules.md forms-2', value: EMAIL_TEXT },
]
