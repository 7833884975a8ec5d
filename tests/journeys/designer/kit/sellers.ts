import type { Page } from 'playwright'
import type { RecordKind, RecordsAnswer, WorklistAnswer, WorklistKind } from '@schemas/generated/api'
import type { SignedInOperator } from '../../../helpers/operator'
import { violations } from './axe'
import { look } from './look'
import type { Desk } from './use-designer'

/** A field's own name where a word should stand: `item_id`, `TRADE_CLOSED`; what JavaScript writes of nothing. */
const RAW = /\b[a-z]+(?:_[a-z]+)+\b|\b[A-Z]+(?:_[A-Z]+)+\b|\bundefined\b|\bnull\b|\bNaN\b|\[object/

/** A page of the designer and how its heading begins. */
export interface Stop {
  path: string
  heading: string
}

/** Every kind of record that the app lists: its list, an empty form, and the form of the first row. */
export async function recordStops(operator: SignedInOperator): Promise<Stop[]> {
  const stops: Stop[] = []
  for (const { name, title, creatable } of await operator.data<RecordKind[]>('/records')) {
    const path = `/records/${name}`
    stops.push({ path, heading: title })
    if (creatable) stops.push({ path: `${path}/new`, heading: `新建${title}` })
    const { list } = await operator.data<RecordsAnswer>(`${path}?pageSize=1`)
    for (const { id } of list) stops.push({ path: `${path}/${encodeURIComponent(id)}`, heading: title })
  }
  return stops
}

/** Every worklist that the app lists, and the first row behind each of its tabs. */
export async function worklistStops(operator: SignedInOperator): Promise<Stop[]> {
  const stops: Stop[] = []
  for (const { name, title, tabs } of await operator.data<WorklistKind[]>('/worklists')) {
    const path = `/worklists/${name}`
    const ids = new Set<string>()
    for (const { key } of tabs) {
      const { list } = await operator.data<WorklistAnswer>(`${path}?tab=${key}&pageSize=1`)
      for (const { id } of list) ids.add(id)
      stops.push({ path: `${path}?tab=${key}`, heading: title })
    }
    for (const id of ids) stops.push({ path: `${path}/${encodeURIComponent(id)}`, heading: title })
  }
  return stops
}

/** Opens a page and waits until all of it is there. */
export async function arrive(
  { page, shop }: Pick<Desk, 'page' | 'shop'>,
  { path, heading }: Stop,
): Promise<void> {
  await page.goto(`${shop.url}/designer${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForFunction(() => !document.querySelector('main :is(.ant-skeleton, .ant-spin-spinning)'))
}

/** What is wrong with the page that is open, as everyone who looks at it sees. */
export async function faultsOf(page: Page, path: string): Promise<string[]> {
  const raw = RAW.exec(await page.getByRole('main').innerText())?.[0]
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await look(page, `sellers${path.replaceAll(/[/?=]/g, '-')}`)
  return [
    ...(raw === undefined ? [] : [`says ${raw}`]),
    ...(wide ? ['is wider than the window'] : []),
    ...(await violations(page)),
  ].map((fault) => `${path}: ${fault}`)
}
