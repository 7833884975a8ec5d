import { enumLabels, fieldOf, hintsOf, partUnder, schemaAt, type FormPart } from '@engine/settings'
import { equal } from '@engine/design'
import { formOfChange, kindAt } from '@schemas/audit-links'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { isRecord } from '@schemas/json'
import type { AuditEntry, AuditList } from '@schemas/generated/api'
import { priceText } from '@schemas/money'
import { shownTime } from '../../shell/ui'

/** One changed field, titled as in its form. */
export interface ChangedField {
  title: string
  before: string
  after: string
}

/** Names of the ids in a page of the log: kind → id → name. */
export type Names = AuditList['names']

/**
 * The differences between before and after of an entry, field by field.
 * @param form that the change was made with
 */
export function changedFields(entry: AuditEntry, form: FormSchema | null, names: Names): ChangedField[] {
  const { before, after } = entry
  const type = formOfChange(entry)
  const whole = isNothing(after) ? before : after
  const nameOf = (path: Path, id: string) => nameIn(names, kindAt(type, path), id)
  const part = form ? schemaAt(form, ['props']) : undefined
  return differing({ part, path: [], titles: [], before, after }, { whole, nameOf })
}

/** `undefined` for a value that is no id, and for a row that no longer exists. */
const nameIn = (names: Names, kind: string | undefined, id: string): string | undefined =>
  kind === undefined ? undefined : new Map(Object.entries(names[kind] ?? {})).get(id)

type Part = FormPart | undefined
type Path = readonly (string | number)[]

interface ChangeContext {
  /** The values of the whole form: the unit of some fields depends on other fields. */
  whole: unknown
  nameOf(path: Path, id: string): string | undefined
}

interface ComparedField {
  part: Part
  path: Path
  /** From the outside in. */
  titles: string[]
  before: unknown
  after: unknown
}

function differing(
  { part, path, titles, before, after }: ComparedField,
  context: ChangeContext,
): ChangedField[] {
  if (equal(before, after) || (isNothing(before) && isNothing(after))) return []
  if (part && fieldOf(part.ui) === 'hidden') return []
  if (isNested(before) || isNested(after)) {
    return keysOf(before, after).flatMap((key) => {
      const under = part && partUnder(part, key)
      const place = { path: [...path, key], before: at(before, key), after: at(after, key) }
      return differing({ ...place, part: under, titles: titlesUnder(titles, under, key) }, context)
    })
  }
  const [was, is] = [before, after].map((value) => worded({ part, path, value }, context))
  return [{ title: titles.join(' / '), before: was ?? '', after: is ?? '' }]
}

/** Whether a value has fields of its own; lists of plain values are shown as one value. */
const isNested = (value: unknown): boolean =>
  isRecord(value) || (Array.isArray(value) && value.some((item) => typeof item === 'object'))

const keysOf = (before: unknown, after: unknown): (string | number)[] => {
  const all = [before, after]
  if (all.some(Array.isArray))
    return Array.from({ length: Math.max(...all.map(lengthOf)) }, (_, index) => index)
  return [...new Set(all.flatMap((each) => (isRecord(each) ? Object.keys(each) : [])))]
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

const at = (value: unknown, key: string | number): unknown =>
  isNothing(value) ? undefined : Reflect.get(Object(value), key)

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Items are named after their list, with their number: 档次 2. */
function titlesUnder(titles: string[], part: Part, key: string | number): string[] {
  const title = part?.schema.title
  if (typeof key === 'string') return [...titles, title ?? PLAIN[key] ?? key]
  const outer = title === undefined || title === titles.at(-1) ? titles.slice(0, -1) : titles
  return [...outer, `${title ?? titles.at(-1) ?? ''} ${key + 1}`]
}

function worded({ part, path, value }: Worded, context: ChangeContext): string {
  if (isNothing(value)) return '–'
  if (Array.isArray(value)) {
    const item = part && partUnder(part, 0)
    return value
      .map((one, index) => worded({ part: item, path: [...path, index], value: one }, context))
      .join('、')
  }
  if (typeof value === 'boolean') return value ? '是' : '否'
  const choice = part?.schema.enum?.findIndex((each) => each === value) ?? -1
  if (part && choice >= 0) return enumLabels(part.ui)[choice] ?? String(value)
  const unit = part && unitOf(part, context.whole)
  if (typeof value === 'number') return unit === '元' ? priceText(value) : `${value}${unit ?? ''}`
  const text = String(value)
  if (ISO_TIME.test(text)) return shownTime(text)
  const name = context.nameOf(path, text)
  return name === undefined ? text : `${name}（${text}）`
}

interface Worded extends Pick<ComparedField, 'part' | 'path'> {
  value: unknown
}

/** The field's own unit, or the one that another field of the form selects. */
function unitOf({ ui }: FormPart, whole: unknown): string | undefined {
  const { unit, unitOf: said } = hintsOf(ui)
  if (!isRecord(said) || !isRecord(said['units'])) return unit
  const named = said['units'][String(at(whole, String(said['prop'])))]
  return typeof named === 'string' ? named : unit
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Fields that are changed without a form. */
const PLAIN: Readonly<Record<string, string>> = {
  at: '时间',
  card_id: '优惠券',
  deleted: '已删除',
  disabled: '停用',
  address: '网络地址',
  folder_id: '文件夹',
  from: '取自版本号',
  goods_id: '商品',
  img_name: '图片名称',
  item_id: '规格',
  name: '名称',
  number: '版本号',
  operator_id: '人员',
  page_type: '类型',
  password: '密码',
  platform: '平台',
  revision: '版本',
  pages: '页面',
  rights: '权限',
  role: '角色',
  rows: '行数',
  shops: '门店',
  state: '状态',
  title: '标题',
  user_id: '会员',
  username: '账号',
}
