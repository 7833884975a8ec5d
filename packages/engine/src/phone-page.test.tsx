import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageJson } from '@schemas/page'
import { tablesOf } from '@schemas/tables/from-schemas'
import { installSchemas } from '@schemas/tables/install'
import { createSchemas } from '@schemas/tables/tables'
import home from '../../../examples/host/pages/home.json'
import counter from '../../../examples/host/schemas/widgets/counter.schema.json'
import notice from '../../../examples/host/schemas/widgets/notice.schema.json'
import { defineWidget, phonePage } from './index'
import { renderToHtml } from './server'

const widgets = [
  defineWidget<{ count: number }>({ type: 'counter', Render: ({ props }) => <p>{props.count}</p> }),
  defineWidget<{ text: string }>({ type: 'notice', Render: ({ props }) => <p>{props.text}</p> }),
]

let remove: () => void
beforeAll(() => {
  remove = installSchemas(createSchemas(tablesOf({ widgets: [counter, notice] })))
})
afterAll(() => remove())

test('a phone draws what operators have set for it', () => {
  const page = structuredClone(home) as PageJson
  for (const [uuid, h5] of [
    ['notice-1', { hidden: true }],
    ['counter-1', { style: { width: 300 } }],
  ] as const)
    Object.assign(page.widgets[uuid] ?? {}, { h5 })
  const [desktop, phone] = [page, phonePage(page, widgets)].map((each) => renderToHtml(each, widgets).html)
  expect(desktop).toContain('本周六上午九点开门')
  expect(desktop).toContain('width:320px')
  expect(phone).not.toContain('本周六上午九点开门')
  expect(phone).toContain('width:300px')
  expect(phone).toContain('class="pm-page pm-phone"')
  expect(phonePage({ ...page, platform: 'h5' }, widgets).widgets).toBe(page.widgets)
})
