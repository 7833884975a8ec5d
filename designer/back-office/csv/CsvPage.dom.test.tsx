import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SheetJob, SheetKind } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawPage } from '@tests/helpers/shell-page'
import { ApiError } from '@schemas/api/api-error'
import { call, upload } from '../../shell/api/client'
import CsvPage from './CsvPage'

const column = { title: '货号', required: true, readonly: false, note: '每个货号一行' }
const limits = { most_rows: 10, most_bytes: 5 * 1024 * 1024 }
const kinds: SheetKind[] = [
  {
    ...limits,
    name: 'goods',
    title: '商品',
    imports: true,
    import_right: 'goods.edit',
    exports: false,
    worklist: '',
    columns: [column],
  },
  {
    ...limits,
    name: 'orders',
    title: '订单明细',
    imports: false,
    exports: true,
    worklist: 'order',
    columns: [],
  },
]
const job: SheetJob = {
  job_id: 'j1',
  name: 'goods',
  title: '商品',
  direction: 'import',
  file_name: '盘点.csv',
  state: 'done',
  total: 5,
  done: 3,
  same: 1,
  failed: 2,
  operator_name: '店主',
  downloadable: true,
  created: '2026-11-21T05:00:00.000Z',
  finished: '2026-11-21T05:00:01.000Z',
}
const lines = [{ line: 4, state: 'failed', faults: [{ column: '货号', message: '与第 2 行重复' }] }]
const tabs = [
  { key: 'to_ship', title: '待发货' },
  { key: 'all', title: '全部' },
]
const page = (list: unknown[]) => ({ list, count: list.length, total_count: list.length })

// antd's tables are slow on a busy machine
vi.setConfig({ testTimeout: 30_000 })

let asked: [string, unknown][]
let answers: Record<string, unknown>

beforeEach(() => {
  asked = []
  answers = {
    'GET /sheets': kinds,
    'GET /worklists': [{ name: 'order', title: '订单', group: '交易', tabs, columns: [] }],
    'GET /sheet-jobs': page([job]),
    'GET /sheet-jobs/{job_id}': job,
    'GET /sheet-jobs/{job_id}/lines': page(lines),
  }
  vi.mocked(call).mockImplementation((async (key: string, options: object) => {
    asked.push([key, options])
    return answers[key]
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

async function choose(container: HTMLElement, file = new File(['货号\n1\n'], '盘点.csv')) {
  await screen.findByText('把 CSV 或 Excel 文件拖到这里，或点击选择')
  const input = container.querySelector('input[type=file]')
  if (!input) throw new Error('Expected a place for files, found none')
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } })
  })
  return file
}

describe('files in and out', () => {
  test('a file is sent; its rows’ outcome, what is wrong with them and the report follow', async () => {
    vi.mocked(upload).mockResolvedValue({ job, repeated: false })
    const { container } = drawPage(<CsvPage />)
    const file = await choose(container)
    const heading = await screen.findByRole('heading', { name: '盘点.csv' })
    const [address, form] = vi.mocked(upload).mock.calls[0] ?? []
    expect([address, form?.get('file')]).toEqual(['/api/admin/sheets/goods/import', file])
    const progress = within(heading.closest('section') ?? container)
    expect(await progress.findByText('与第 2 行重复')).toBeTruthy()
    expect(progress.getByText(/共 5 行，成功 3 行（其中 1 行无变化），失败 2 行/)).toBeTruthy()
    const report = progress.getByRole('link', { name: /下载报告/ })
    expect(report.getAttribute('href')).toBe('/api/admin/sheet-jobs/j1/file')
    await expectAccessible('result of an import')
  })

  test('a file is checked first without writing, then imported as it is', async () => {
    const tried: SheetJob = { ...job, trial: true }
    answers['GET /sheet-jobs/{job_id}'] = tried
    vi.mocked(upload).mockResolvedValue({ job: tried, repeated: false })
    const { container } = drawPage(<CsvPage />)
    fireEvent.click(await screen.findByText('先检查：报告每一行会怎样，不写入'))
    const file = await choose(container)
    await screen.findByText(/检查了 5 行，没有写入：会成功 3 行（其中 1 行无变化），会失败 2 行/)
    await act(async () => void fireEvent.click(await screen.findByText('导入检查过的“盘点.csv”')))
    const calls = vi.mocked(upload).mock.calls.map(([address, form]) => [address, form.get('file')])
    expect(calls).toEqual([
      ['/api/admin/sheets/goods/import?trial=true', file],
      ['/api/admin/sheets/goods/import', file],
    ])
  })

  test('a file that is refused as a whole shows the reason', async () => {
    vi.mocked(upload).mockRejectedValue(
      new ApiError('缺少“货号”列，首行应为表头', { status: 422, code: 422001 }),
    )
    const { container } = drawPage(<CsvPage />)
    await choose(container)
    expect(await screen.findByText('缺少“货号”列，首行应为表头')).toBeTruthy()
    await expectAccessible('file refused')
  })

  test('an export follows a worklist’s tabs', async () => {
    const ordered: SheetJob = { ...job, direction: 'export', same: 0, failed: 0 }
    answers['POST /sheets/{name}/export'] = ordered
    answers['GET /sheet-jobs/{job_id}'] = ordered
    drawPage(<CsvPage />)
    fireEvent.click(await screen.findByText('订单明细'))
    const keyword = await screen.findByLabelText('搜索订单')
    fireEvent.change(keyword, { target: { value: ' 李明 ' } })
    fireEvent.click(screen.getByText('导出', { selector: 'button span' }))
    await screen.findAllByText('下载文件')
    const started = asked.find(([key]) => key === 'POST /sheets/{name}/export')
    expect(started?.[1]).toEqual({ params: { name: 'orders' }, body: { tab: 'all', keyword: '李明' } })
    const { name, keyword: written, job: opened } = Object.fromEntries(new URLSearchParams(location.search))
    expect([name, written, opened]).toEqual(['orders', ' 李明 ', 'j1'])
  })

  test('the address alone opens a kind of file, what it is narrowed to, and a job', async () => {
    history.replaceState(null, '', '/sheets?name=orders&tab=to_ship&keyword=李&job=j1')
    drawPage(<CsvPage />)
    expect(await screen.findByRole('heading', { name: '盘点.csv' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('搜索订单').value).toBe('李')
    expect(screen.getAllByText('待发货').length).toBeGreaterThan(0)
  })

  test('who may only look imports nothing, and gets no file of who may do more', async () => {
    answers['GET /sheet-jobs'] = page([{ ...job, downloadable: false }])
    drawPage(<CsvPage />, 'viewer')
    expect(await screen.findByText(/没有“编辑商品”的权限/)).toBeTruthy()
    await screen.findByText('共 5 行，成功 3 行（其中 1 行无变化），失败 2 行')
    expect(screen.queryByRole('link', { name: /下载/ })).toBeNull()
    expect(screen.queryByText('把 CSV 或 Excel 文件拖到这里，或点击选择')).toBeNull()
  })
})
