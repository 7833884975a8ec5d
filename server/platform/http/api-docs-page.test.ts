import { describe, expect, it } from 'vitest'
import type { OpenAPIV3 } from 'openapi-types'
import { apiDocsPage } from './api-docs-page'

const body = {
  content: {
    'application/json': { schema: { type: 'object', properties: { mobile: { type: 'string' } } } },
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties: { mobile: { type: 'string' } } },
    },
  },
} satisfies OpenAPIV3.RequestBodyObject

const operation = {
  summary: '改<资料>',
  tags: ['会员'],
  requestBody: body,
  responses: { 200: { description: '成功' }, 401: { description: '401001 请先登录' } },
  'x-auth': 'member',
  'x-legacy': ['user.attr.save'],
}

const page = apiDocsPage({
  openapi: '3.0.3',
  info: { title: 'API', version: '1' },
  paths: { '/member': { put: operation } },
})

describe('the API page', () => {
  it('shows who may call an endpoint, and its legacy names', () => {
    expect(page).toContain('<span class="auth member">会员</span>')
    expect(page).toContain('旧接口 <code>user.attr.save</code>')
  })

  it('shows a body once, with the forms in which it may be sent', () => {
    expect(page).toContain('application/json 或 application/x-www-form-urlencoded')
    expect(page.match(/<code>mobile<\/code>/g)).toHaveLength(1)
  })

  it('texts are escaped', () => expect(page).toContain('改&lt;资料&gt;'))
})
