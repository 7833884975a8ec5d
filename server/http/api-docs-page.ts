import type { OpenAPIV3 } from 'openapi-types'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Operation extends OpenAPIV3.OperationObject {
  method: string
  path: string
}

/** The API as one plain page: no script, so the strict CSP holds. */
export function apiDocsPage(document: OpenAPIV3.Document): string {
  const groups = byTag(operationsOf(document))
  const { title, version } = document.info
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>${escape(title)}</h1>
<p class="quiet">版本 ${escape(version)} · <a href="/api/openapi.json">openapi.json</a></p>
<p>${escape(document.info.description ?? '')}</p>
${[...groups].map(([name, operations]) => `<h2>${escape(name)}</h2>${operations.map(operationHtml).join('')}`).join('')}
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
  const sections = [
    operation.description ? `<p>${escape(operation.description)}</p>` : '',
    parameters.length > 0 ? parameterTable(parameters) : '',
    operation.requestBody ? `<h3>请求体</h3>${json(operation.requestBody)}` : '',
    ...Object.entries(operation.responses).map(
      ([status, answer]) => `<h3>${escape(status)}</h3>${json(answer)}`,
    ),
  ]
  return `<details><summary><span class="method">${operation.method}</span><code>${escape(operation.path)}</code>
<span class="quiet">${escape(operation.summary ?? '')}</span></summary><div class="body">${sections.join('')}</div></details>`
}

function parameterTable(parameters: OpenAPIV3.ParameterObject[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${place}</td><td>${required ? '必填' : ''}</td>` +
      `<td>${escape(description ?? '')}</td><td><code>${escape(JSON.stringify(schema ?? {}))}</code></td></tr>`,
  )
  return `<h3>参数</h3><table><tr><th>名称</th><th>位置</th><th></th><th>说明</th><th>类型</th></tr>${rows.join('')}</table>`
}

const json = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
