import { isRight, RIGHTS } from '@schemas/rights'
import { escapeHtml } from '@schemas/text/escape-html'
import type { OpenAPIV3 } from 'openapi-types'
import type { AccessNotes } from './api-access'
import { code, fieldTable, table, typeText } from './api-docs-shape'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** `x-auth` → text on the page. */
const AUTHS: Record<string, string> = {
  anyone: '无需登录',
  member: '会员',
  staff: '员工',
  operator: '操作员',
}

interface Operation
  extends OpenAPIV3.OperationObject, Partial<Pick<AccessNotes, 'x-auth' | 'x-rights' | 'x-legacy'>> {
  method: string
  path: string
}

/** The API as one plain page: without script, because of the strict CSP. */
export function apiDocsPage(document: OpenAPIV3.Document): string {
  const groups = byTag(operationsOf(document))
  const { title, version } = document.info
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>${escapeHtml(title)}</h1>
<p class="quiet">版本 ${escapeHtml(version)} · <a href="/api/openapi.json">openapi.json</a></p>
<p>${escapeHtml(document.info.description ?? '')}</p>
${[...groups].map(([name, operations]) => `<h2>${escapeHtml(name)}</h2>${operations.map(operationHtml).join('')}`).join('')}
</body></html>`
}

function operationsOf(document: OpenAPIV3.Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ ...operation, method: method.toUpperCase(), path }] : []
    }),
  )
}

function byTag(operations: Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    const tag = operation.tags?.[0] ?? '其他'
    groups.set(tag, [...(groups.get(tag) ?? []), operation])
  }
  return groups
}

function operationHtml(operation: Operation): string {
  const parameters = (operation.parameters ?? []).filter((parameter) => 'name' in parameter)
  const { 'x-auth': auth = '', 'x-rights': rights = [], 'x-legacy': legacy = [] } = operation
  const sections = [
    legacy.length > 0 ? `<p>旧接口 ${legacy.map(code).join(' ')}</p>` : '',
    operation.description ? `<p>${escapeHtml(operation.description)}</p>` : '',
    parameters.length > 0 ? parameterTable(parameters) : '',
    operation.requestBody ? `<h3>请求体</h3>${bodyForms(operation.requestBody)}` : '',
    answers(operation.responses),
  ]
  return `<details><summary><span class="method">${operation.method}</span>${code(operation.path)}
<span class="quiet">${escapeHtml(operation.summary ?? '')}</span>${authHtml(auth)}${rightsHtml(rights)}</summary><div class="body">${sections.join('')}</div></details>`
}

const authHtml = (auth: string) =>
  auth ? `<span class="auth ${escapeHtml(auth)}">${escapeHtml(AUTHS[auth] ?? auth)}</span>` : ''

/** The rights of which one is needed. */
const rightsHtml = (rights: readonly string[]) =>
  rights.length === 0
    ? ''
    : ` <span class="quiet">${escapeHtml(rights.map((right) => (isRight(right) ? RIGHTS[right].title : OF_KIND)).join(' / '))}</span>`

const OF_KIND = '按种类的权限'

function parameterTable(parameters: OpenAPIV3.ParameterObject[]): string {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => [
    code(name),
    place,
    required ? '必填' : '',
    escapeHtml(typeText(schema)),
    escapeHtml(description ?? ''),
  ])
  return `<h3>参数</h3>${table(['名称', '位置', '', '类型', '说明'], rows)}`
}

/** The fields of a successful answer; failures always have the shape described at the top of the page. */
function answers(responses: OpenAPIV3.ResponsesObject): string {
  const entries = Object.entries(responses)
  const failures = entries
    .filter(([status]) => status >= '400')
    .map(([status, answer]) => [status, told(answer)])
  const successes = entries.filter(([status]) => status < '400')
  return [
    ...successes.map(([status, answer]) => `<h3>${status} ${told(answer)}</h3>${bodyTable(answer)}`),
    failures.length > 0 ? `<h3>失败</h3>${table(['状态码', '代码与原因'], failures)}` : '',
  ].join('')
}

type Body = OpenAPIV3.ResponseObject | OpenAPIV3.RequestBodyObject | OpenAPIV3.ReferenceObject

const told = (answer: Body) => escapeHtml(('description' in answer && answer.description) || '')

/** The content types of a body; its fields are the same in each. */
const bodyForms = (body: Body) => {
  const forms = 'content' in body ? Object.keys(body.content ?? {}) : []
  return `<p class="quiet">${forms.map(escapeHtml).join(' 或 ')}</p>${bodyTable(body)}`
}

function bodyTable(body: Body): string {
  const [content] = 'content' in body ? Object.values(body.content ?? {}) : []
  return content?.schema ? fieldTable(content.schema) : ''
}
