import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PageJson } from '@schemas/page'
import { loadForm } from '@engine/settings'
import { mockLayout } from '@tests/helpers/settings-form'
import { tablesOf } from '@schemas/tables/from-schemas'
import { installSchemas } from '@schemas/tables/install'
import { createSchemas } from '@schemas/tables/tables'
import home from '../../../../examples/common/pages/home.json'
import counter from '../../../../examples/common/schemas/widgets/counter.schema.json'
import notice from '../../../../examples/common/schemas/widgets/notice.schema.json'
import { defineWidget } from '../index'
import { Designer } from './Designer'

afterEach(cleanup)

const region = (name: string) => within(screen.getByLabelText(name))

test('a link is set to a row of a kind that the application has declared, or to a widget of the page', async () => {
  const kinds = { entities: ['event'], links: { event: { title: '活动', to: '/events/{event_id}' } } }
  mockLayout()
  const linked = { ...notice, $id: 'widgets/linked', 'x-name': 'Linked' }
  const undoInstall = installSchemas(createSchemas(tablesOf({ widgets: [counter, linked], kinds })))
  await Promise.all(['W0000', 'linked'].map(loadForm))
  const link = defineWidget<{ link: { linkPage?: string } }>({
    type: 'linked',
    Render: ({ props }) => <p>{`带链接 ${JSON.stringify(props.link)}`}</p>,
  })
  const { 'notice-1': first, ...others } = (home as PageJson).widgets
  const page = {
    ...(home as PageJson),
    widgets: { ...(first && { linked: { ...first, type: 'linked' } }), ...others },
  }
  render(<Designer page={page} widgets={[link]} onSave={() => Promise.resolve()} />)
  fireEvent.click(region('大纲').getByText('公告'))
  const address = await region('设置').findByPlaceholderText('https://example.com/')
  fireEvent.change(address, { target: { value: '/news' } })
  const shown = (to: object) => region('画布').findByText(`带链接 ${JSON.stringify(to)}`)
  expect(await shown({ linkPage: 'href', linkPageLabel: '自定义链接', href: '/news' })).toBeTruthy()

  const choose = async (label: string, name: string) => {
    fireEvent.mouseDown(await region('设置').findByLabelText(label))
    fireEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }))
  }
  await choose('链接类型', '活动')
  expect(await shown({})).toBeTruthy()
  fireEvent.change(await region('设置').findByPlaceholderText('/events/…'), { target: { value: '7' } })
  expect(await shown({ linkPage: 'event', linkPageLabel: '活动', event_id: '7' })).toBeTruthy()

  await choose('链接类型', '本页位置')
  await choose('链接', '计数器')
  expect(await shown({ linkPage: 'anchor', linkPageLabel: '本页位置', anchor: 'counter-1' })).toBeTruthy()
  undoInstall()
})
