/** Similar page forms of other generations: refused by name (rule import-3). */
import { isRecord } from '../json'

export const EXPECTED =
  '应为上游电脑端页面：组件数组 [{"type":"W0001",…}]、{"data":[…]}、getTemplateContent 的 [{id,name,config}] 或 getHeaderOrFooter 的 {params}'

/** Why a value is not an upstream page of ours; `null` if it may be one. */
export function refusalOf(value: unknown): string | null {
  const found = Array.isArray(value) ? listKind(value) : recordKind(value)
  return found === null ? null : `${EXPECTED}；实际为${found}`
}

function recordKind(value: unknown): string | null {
  if (!isRecord(value)) return describe(value)
  if ('formatVersion' in value && 'widgets' in value) return '本程序的页面文档，无需导入'
  if (isRecord(value.sections) && (Array.isArray(value.order) || 'pageType' in value)) {
    return '新版电脑端 DSL（sections + order），不支持'
  }
  const { content, config, template_content: templateContent } = value
  if ([content, config, templateContent].some((list) => Array.isArray(list) && listKind(list) === MOBILE))
    return MOBILE
  if (templateContent !== undefined) return MOBILE
  return null
}

const MOBILE = '移动端（h5 / 小程序）页面（{name,base,config,data} 区块），不支持'

function listKind(list: readonly unknown[]): string | null {
  return list.some(isMobileSection) ? MOBILE : null
}

/** It has a name and its own base or config, and never a type. */
function isMobileSection(item: unknown): boolean {
  if (!isRecord(item) || 'type' in item || typeof item.name !== 'string') return false
  return isRecord(item.base) || (isRecord(item.config) && !('type' in item.config))
}

/** A description of a value, for “expected …, got …”. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return `数组（${value.length} 项）`
  if (isRecord(value)) return `对象（属性 ${Object.keys(value).slice(0, 6).join('、') || '无'}）`
  if (typeof value === 'string') return `文本 ${JSON.stringify(value.slice(0, 40))}`
  return value === null ? 'null' : String(value)
}
