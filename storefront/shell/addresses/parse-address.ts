import { MOBILE } from '@schemas/account'
import { findRegion } from './find-region'
import { NO_REGION, type RegionNames, type RegionTree } from './regions'

export interface ParsedAddress extends RegionNames {
  username: string
  telephone: string
  postalCode: string
  adrdetail: string
}

/** Names that forms write before their fields. */
const NAME_LABEL = '收货人|收件人|姓名|联系人|名字'
const LABELS = new RegExp(
  `(?:${NAME_LABEL}|手机号码|手机号|手机|联系电话|联系方式|电话|所在地区|所在区域|省市区|地区|详细地址|街道地址|收货地址|收件地址|地址|邮政编码|邮编)(?:姓名)?[::]`,
  'g',
)
const NAMED = new RegExp(`(?:${NAME_LABEL})(?:姓名)?[::]\\s*([^\\s,;\\n]{1,32})`)
/** 138 1234 5678, 138-1234-5678, +86 13812345678, and the extension of a number that forwards to another. */
const NUMBER = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?:(?:转|-)(\d{3,4}))?(?!\d)/
const ZIP = /(?<![\d\p{L}])\d{6}(?![\d\p{L}])/u
const SEPARATOR = /[\s,;|]+/
const CHINESE_NAME = /^[\u4e00-\u9fa5·]{2,4}$|^[\u4e00-\u9fa5]{1,4}(?:先生|女士|小姐|老师|太太)$/
const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]{1,30}$/
/** How parts of an address end, which a name does not. */
const PLACE =
  /(?:省|市|区|县|镇|乡|村|街|街道|路|巷|弄|里|号|栋|幢|座|楼|层|室|单元|苑|园|广场|大厦|小区|花园|公寓|学校|大学|医院|公司|酒店|店|中心|家园|城|庄|组)$/
/** A name written at once after the door's number. */
const TRAILING_NAME =
  /(?<=[号室栋幢座楼层元]|\d(?![号室栋幢座楼层单]))([\u4e00-\u9fa5]{2,3}(?:先生|女士|小姐)?)$/

/**
 * What a text that was pasted says of where and to whom to send: name, mobile, region, rest. What is not found is ''.
 * @param tree the region's names are its names
 */
export function parseAddress(pasted: string, tree: RegionTree): ParsedAddress {
  // full-width digits, letters and punctuation in their plain forms
  const text = pasted
    .normalize('NFKC')
    .replaceAll(/[。、;|]/g, ' ')
    .trim()
  const named = NAMED.exec(text)?.[1] ?? ''
  const number = NUMBER.exec(text)
  const telephone = number ? number.slice(1, 4).join('') : ''
  const plain = (number ? text.replace(number[0], '\n') : text).replaceAll(LABELS, '\n')
  const postalCode = ZIP.exec(plain)?.[0] ?? ''
  const rest = postalCode ? plain.replace(ZIP, '\n') : plain

  const region = findRegion(rest, tree)
  const [before, after] = region ? [rest.slice(0, region.start), rest.slice(region.end)] : ['', rest]
  const words = { before: wordsOf(before), after: wordsOf(after) }
  const username = take(words, named, region !== undefined)
  const extension = number?.[4] ? [`转${number[4]}`] : []
  const { province, city, county } = region ?? NO_REGION
  return {
    username,
    telephone: MOBILE.test(telephone) ? telephone : '',
    postalCode,
    province,
    city,
    county,
    adrdetail: [...words.after, ...extension].join(' '),
  }
}

interface Words {
  before: string[]
  after: string[]
}

/** Separators between two parts belong to neither. */
const wordsOf = (text: string) =>
  text
    .split(SEPARATOR)
    .map((word) => word.replaceAll(/^[/·-]+|[/·-]+$/g, ''))
    .filter(Boolean)

const isName = (word: string) => (CHINESE_NAME.test(word) && !PLACE.test(word)) || LATIN_NAME.test(word)

/** Takes the name out: as it is labelled, before the region, at the end as a word, or at the end of the last word. */
function take(words: Words, named: string, hasRegion: boolean): string {
  if (named !== '') {
    words.after = words.after.filter((word) => word !== named)
    return named
  }
  const ahead = words.before.find(isName)
  if (ahead !== undefined) return ahead
  const behind = words.after.findLastIndex(isName)
  // the only word is the address
  if (behind >= 0 && (words.after.length > 1 || !hasRegion)) return words.after.splice(behind, 1)[0] ?? ''
  const last = words.after.at(-1) ?? ''
  const trailing = TRAILING_NAME.exec(last)?.[1] ?? ''
  if (trailing === '' || PLACE.test(trailing)) return words.before[0] ?? ''
  words.after[words.after.length - 1] = last.slice(0, -trailing.length)
  return trailing
}
