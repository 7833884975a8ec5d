import { enumLabels, fieldOf, hintsOf, partUnder, schemaAt, type FormPart } from '@engine/settings'
import { equal } from '@engine/design'
import { isActionName } from '@schemas/actions'
import type { FormSchema } from '@schemas/dialect/form-schema'
import { isRecord } from '@schemas/envelope'
import type { AuditEntry } from '@schemas/generated/api'
import { isRecordName } from '@schemas/records'
import { shownTime } from '../shell/time'
import { yuan } from '../shell/yuan'

/** One thing that differs, in the words of the form that changed it. */
export interface ChangedField {
  title: string
  before: string
  after: string
}

/** The form that a change was made with: of the action, the record or the setting; `null` where there was none. */
export function formOfChange({ action, subject, subject_id }: AuditEntry): string | null {
  const verb = action.split('.')[1] ?? ''
  if (isActionName(verb)) return verb
  if (isRecordName(subject)) return subject
  return subject === 'setting' ? subject_id : null
}

/**
 * What differs between the two, field by field.
 * @param form that the change was made with
 */
export function changedFields(form: FormSchema | null, before: unknown, after: unknown): ChangedField[] {
  const part = form ? schemaAt(form, ['props']) : undefined
  return differing({ part, titles: [], before, after }, isNothing(after) ? before : after)
}

type Part = FormPart | undefined

interface Place {
  part: Part
  /** From the outside in. */
  titles: string[]
  before: unknown
  after: unknown
}

/** @param whole what the form holds: other fields of it say what some count */
function differing({ part, titles, before, after }: Place, whole: unknown): ChangedField[] {
  if (equal(before, after) || (isNothing(before) && isNothing(after))) return []
  if (part && fieldOf(part.ui) === 'hidden') return []
  if (isNested(before) || isNested(after)) {
    return keysOf(before, after).flatMap((key) => {
      const under = part && partUnder(part, key)
      const place = { before: at(before, key), after: at(after, key) }
      return differing({ ...place, part: under, titles: titlesUnder(titles, under, key) }, whole)
    })
  }
  const [was, is] = [before, after].map((value) => worded(part, value, whole))
  return [{ title: titles.join(' / '), before: was ?? '', after: is ?? '' }]
}

/** What has fields of its own; lists of plain words are told as one. */
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

/** Items stand in the place of a list that has their name: 档次 2. */
function titlesUnder(titles: string[], part: Part, key: string | number): string[] {
  const title = part?.schema.title
  if (typeof key === 'string') return [...titles, title ?? PLAIN[key] ?? key]
  const outer = title === undefined || title === titles.at(-1) ? titles.slice(0, -1) : titles
  return [...outer, `${title ?? titles.at(-1) ?? ''} ${key + 1}`]
}

function worded(part: Part, value: unknown, whole: unknown): string {
  if (isNothing(value)) return '–'
  if (Array.isArray(value)) {
    return value.map((item) => worded(part && partUnder(part, 0), item, whole)).join('、')
  }
  if (typeof value === 'boolean') return value ? '是' : '否'
  const choice = part?.schema.enum?.findIndex((each) => each === value) ?? -1
  if (part && choice >= 0) return enumLabels(part.ui)[choice] ?? String(value)
  const unit = part && unitOf(part, whole)
  if (typeof value === 'number') return unit === '元' ? yuan(value) : `${value}${unit ?? ''}`
  return ISO_TIME.test(String(value)) ? shownTime(String(value)) : String(value)
}

/** Its own, or the one that another field of the form says. */
function unitOf({ ui }: FormPart, whole: unknown): string | undefined {
  const { unit, unitOf: said } = hintsOf(ui)
  if (!isRecord(said) || !isRecord(said['units'])) return unit
  const named = said['units'][String(at(whole, String(said['prop'])))]
  return typeof named === 'string' ? named : unit
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** What is changed without a form. */
const PLAIN: Readonly<Record<string, string>> = {
  at: '时间',
  deleted: '已删除',
  disabled: '停用',
  from: '取自版本号',
  name: '名称',
  number: '版本号',
  page_type: '类型',
  password: '密码',
  platform: '平台',
  revision: '版本',
  role: '角色',
  rows: '行数',
  state: '状态',
  title: '标题',
  username: '账号',
}
