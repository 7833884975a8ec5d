import type { Page } from 'playwright'
import type { RecordKind, RecordsAnswer, WorklistAnswer, WorklistKind } from '@schemas/generated/api'
import type { SignedInOperator } from '../../../helpers/operator'
import { violations } from './axe'
import { look } from './look'
import type { Admin } from './use-designer'

/**
 * A raw field name instead of a label, such as `item_id` or `TRADE_CLOSED`; or JavaScript's texts for missing values.
 */
const RAW = /\b[a-z]+(?:_[a-z]+)+\b|\b[A-Z]+(?:_[A-Z]+)+\b|\bundefined\b|\bnull\b|\bNaN\b|\[object/

/** A page of the designer and the beginning of its heading. */
export interface Stop {
  path: string
  heading: string
}

/** Every kind of record in the app: its list, an empty form, and the form of the first row. */
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

/** Every worklist in the app, and the first row of each of its tabs. */
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

/** Opens a page and waits until it is complete. */
export async function arrive(
  { page, shop }: Pick<Admin, 'page' | 'shop'>,
  { path, heading }: Stop,
): Promise<void> {
  await page.goto(`${shop.url}/designer${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForFunction(() => !document.querySelector('main :is(.ant-skeleton, .ant-spin-spinning)'))
}

/** Problems of the open page that a user would see. */
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
