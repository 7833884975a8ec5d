/**
 * The settings form with the designer's own fields, over a server that answers with the content of the demo's pages.
 */
import { fields, PickedContext, type OnPicked } from '@designer/fields'
import { reachOf } from './reach'
import { SessionContext, type Session } from '@designer/shell/sign-in/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { THEME } from './antd-theme'
import { openForm, type Opening, type OpenForm } from './settings-form'

export interface FieldForm extends OpenForm {
  picked: ReturnType<typeof vi.fn<OnPicked>>
}

const SESSION: Session = {
  operator: {
    operator_id: '1',
    username: 'editor',
    name: '编辑',
    ...reachOf('editor'),
  },
  company_id: '1',
  shop_name: '禾岸生活',
  upload_max_bytes: 10_485_760,
  second_factor_due: false,
}

/** Opens the form of the only widget of its type, with the designer's fields and their providers. */
export async function openFields(type: string, opening: Opening = {}): Promise<FieldForm> {
  const picked = vi.fn<OnPicked>()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConfigProvider theme={THEME}>
      <App>
        <QueryClientProvider client={client}>
          <SessionContext value={SESSION}>
            <PickedContext value={picked as OnPicked}>{children}</PickedContext>
          </SessionContext>
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  )
  return { ...(await openForm(type, { fields, wrapper, ...opening })), picked }
}

/** A button anywhere on the page, by its name. `getByRole` computes every style of hundreds of elements. */
export function button(name: string | RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((one) => {
    const called = (one.getAttribute('aria-label') ?? one.textContent ?? '').replaceAll(/\s/g, '')
    return typeof name === 'string' ? called === name.replaceAll(/\s/g, '') : name.test(called)
  })
  if (!found) throw new Error(`Expected a button ${String(name)}, got none`)
  return found
}

export const click = async (element: Element) => act(async () => void fireEvent.click(element))
export const press = (name: string | RegExp) => click(button(name))

export const input = (label: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!found) throw new Error(`Expected an input ${label}, got none`)
  return found
}

/** Types a search text, then waits for the filtered rows. */
export async function search(label: string, text: string): Promise<void> {
  await act(async () => void fireEvent.change(input(label), { target: { value: text } }))
  await until(() => rows().length > 0 && rows().every((name) => name.includes(text)), `rows with ${text}`)
}

/** Waits for answers to be drawn, however slow this machine is. */
export const until = (holds: () => boolean, what: string) =>
  waitFor(
    () => {
      if (!holds()) throw new Error(`Expected ${what}, got rows ${rows().join(' | ')}`)
    },
    { timeout: 20_000 },
  )

export const settle = (ms = 0) => act(async () => new Promise((done) => setTimeout(done, ms)))

/** The row of a picker's table that contains a text. */
export function row(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('tr.ant-table-row')].find((one) =>
    one.textContent?.includes(text),
  )
  if (!found) throw new Error(`Expected a row ${text}, got ${rows().join(' | ')}`)
  return found
}

export const rows = (): string[] =>
  [...document.querySelectorAll('tr.ant-table-row')].map(
    (one) => one.querySelector('strong')?.textContent ?? '',
  )

export const isOpen = (): boolean => document.querySelector('[role=dialog]') !== null

/** Messages anywhere on the page. */
export const said = (text: string): boolean => document.body.textContent?.includes(text) ?? false
