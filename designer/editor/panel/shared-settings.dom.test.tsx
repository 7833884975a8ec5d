import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ROOTS } from '@engine/design'
import { loadForm } from '@engine/settings'
import type { JsonObject, WidgetJson } from '@schemas/page'
import { expectAccessible } from '@tests/helpers/accessible'
import { mockLayout } from '@tests/helpers/settings-form'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import { innerIcons } from '../../shell/ui'
import { WorkspaceContext } from '../workspace'
import { SettingsPanel } from './SettingsPanel'

beforeAll(mockLayout)
afterEach(cleanup)

const widget = (
  type: string,
  order: string,
  style: JsonObject,
  props: JsonObject = {},
  parent: string | null = null,
): WidgetJson => ({ type, v: 1, parent, order, props, style })

async function open(selected: string[], tab: 'props' | 'style' = 'style') {
  const widgets = {
    panel: widget('W0006', 'a0', { width: 1190, height: 300 }),
    text: widget(
      'W0011',
      'a0',
      { x: 0, y: 0, width: 100, height: 24 },
      { text: '甲', fontSize: 14 },
      'panel',
    ),
    more: widget(
      'W0011',
      'a1',
      { x: 0, y: 50, width: 200, height: 24 },
      { text: '乙', fontSize: 14 },
      'panel',
    ),
    banner: widget('W0003', 'a1', { width: 600, height: 200 }, { proportion: false }),
    goods: widget('W0002', 'a2', { width: 1190 }),
    lines: widget('W0024', 'a3', { width: 1190, height: 80 }),
    other: widget('W0006', 'a4', { width: 1190, height: 100 }),
  }
  const workspace = openWorkspace({
    pages: { header: null, footer: emptyPage(), body: { ...emptyPage(), widgets } },
  })
  workspace.ui.tab = tab
  workspace.select(selected)
  await Promise.all(['W0002', 'W0003', 'W0006', 'W0011', 'W0024'].map((type) => loadForm(type)))
  await act(async () =>
    render(
      <ConfigProvider {...innerIcons}>
        <App>
          <WorkspaceContext value={workspace}>
            <SettingsPanel />
          </WorkspaceContext>
        </App>
      </ConfigProvider>,
    ),
  )
  if (tab === 'style') await screen.findByText('尺寸', {}, { timeout: 10_000 })
  const style = (uuid: string) => workspace.editor.doc.widgets.get(uuid)?.style
  const labels = () => workspace.editor.history.map(({ label }) => label)
  return { workspace, style, labels }
}

const field = (title: string) => screen.getByLabelText<HTMLInputElement>(title)

describe('several selected widgets', () => {
  test('one edit writes a field that they have in common to all, as one step', async () => {
    const { workspace, style, labels } = await open(['text', 'more', 'banner'])
    const radius = field('圆角')
    fireEvent.change(radius, { target: { value: '1' } })
    fireEvent.change(radius, { target: { value: '12' } })
    expect(['text', 'more', 'banner'].map((uuid) => style(uuid)?.borderRadius)).toEqual([12, 12, 12])
    expect(labels()).toEqual(['编辑 3 个组件 圆角'])
    act(() => void workspace.editor.undo())
    expect(style('more')?.borderRadius).toBeUndefined()
    expect(radius.value).toBe('0')
  })

  test('where they differ it says 多个值, until they are alike', async () => {
    const { style } = await open(['text', 'more'])
    const width = field('宽度')
    expect([width.value, width.placeholder]).toEqual(['', '多个值'])
    expect(document.getElementById(width.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      '多个值',
    )
    await expectAccessible('form of several widgets')
    fireEvent.change(width, { target: { value: '150' } })
    expect([style('text')?.width, style('more')?.width, width.value]).toEqual([150, 150, '150'])
  })

  test('the four sides of margins and borders are set together too', async () => {
    const { style, labels } = await open(['text', 'banner'])
    fireEvent.change(field('上边框宽度'), { target: { value: '2' } })
    expect([style('text')?.borderTopWidth, style('banner')?.borderTopWidth]).toEqual([2, 2])
    fireEvent.click(screen.getByLabelText('外边距四边一起设置'))
    fireEvent.change(field('上外边距'), { target: { value: '8' } })
    expect([style('text')?.marginLeft, style('banner')?.marginBottom]).toEqual([8, 8])
    expect(labels()).toHaveLength(2)
  })

  test('place is offered for children of panels only', async () => {
    await open(['text', 'more'])
    expect(screen.queryByLabelText('横坐标')).not.toBeNull()
    cleanup()
    await open(['text', 'banner'])
    expect(screen.queryByLabelText('横坐标')).toBeNull()
  })

  test('of one type all plain properties are offered, of several those of one name and shape', async () => {
    const { workspace } = await open(['text', 'more'], 'props')
    const size = await screen.findByLabelText<HTMLInputElement>('字号')
    fireEvent.change(size, { target: { value: '20' } })
    const sizes = ['text', 'more'].map((uuid) => workspace.editor.doc.widgets.get(uuid)?.props['fontSize'])
    expect(sizes).toEqual([20, 20])
    cleanup()
    await open(['banner', 'goods'], 'props')
    await screen.findByText('所选组件没有共同的设置')
  })

  test('a problem is shown at the field', async () => {
    const { workspace } = await open(['banner', 'goods'])
    fireEvent.change(field('宽度'), { target: { value: '2000' } })
    act(() => workspace.problems.validate())
    const row = field('宽度').closest<HTMLElement>('.pm-set-row')
    expect(row?.dataset['wrong']).toBe('true')
    expect(within(row as HTMLElement).getByText(/1190/, { selector: 'p' })).toBeDefined()
  })

  test('a problem names the widgets that have it, and leads to their fields', async () => {
    const { workspace, style } = await open(['text', 'more', 'banner'])
    act(() => {
      for (const [uuid, width] of [
        ['text', -1],
        ['banner', -1],
      ] as const)
        workspace.editor.run({ label: () => '', run: (tx) => tx.set(uuid, ['style', 'width'], width) })
      workspace.problems.validate()
    })
    const row = field('宽度').closest<HTMLElement>('.pm-set-row')
    const owners = within(row as HTMLElement).getAllByRole('button', { name: /图片|文本|热区/ })
    expect(owners.map(({ textContent }) => textContent)).toEqual(['文本 · 甲', '热区图'])
    fireEvent.click(owners[1] as HTMLElement)
    expect([workspace.ui.selected, workspace.ui.tab, style('more')?.width]).toEqual([
      ['banner'],
      'style',
      200,
    ])
  })

  test('of choices those are offered that all have', async () => {
    const { workspace } = await open(['text', 'lines'], 'props')
    expect(await screen.findByLabelText('中')).toBeDefined()
    expect(screen.queryByLabelText('两端')).toBeNull()
    fireEvent.click(screen.getByLabelText('中'))
    const aligned = ['text', 'lines'].map(
      (uuid) => workspace.editor.doc.widgets.get(uuid)?.props['textAlign'],
    )
    expect(aligned).toEqual(['center', 'center'])
  })

  test('panels change their region together, after one question', async () => {
    const { workspace, labels } = await open(['panel', 'other'], 'props')
    fireEvent.click(await screen.findByLabelText('页脚'))
    await act(async () => undefined)
    const parents = ['panel', 'other'].map((uuid) => workspace.editor.doc.widgets.get(uuid)?.parent)
    expect(parents).toEqual([ROOTS.footer, ROOTS.footer])
    expect(labels()).toEqual(['移动 2 个组件 到 页脚'])
    cleanup()
    await open(['panel', 'text'], 'props')
    expect(screen.queryByLabelText('页脚')).toBeNull()
  })

  test('in 手机 what can differ there is written for phones', async () => {
    const { workspace } = await open(['text', 'more'])
    cleanup()
    workspace.show(390)
    await act(async () =>
      render(
        <App>
          <WorkspaceContext value={workspace}>
            <SettingsPanel />
          </WorkspaceContext>
        </App>,
      ),
    )
    fireEvent.change(await screen.findByLabelText('不透明度'), { target: { value: '0.5' } })
    const own = ['text', 'more'].map((uuid) => workspace.base.doc.widgets.get(uuid)?.h5?.style?.opacity)
    expect(own).toEqual([0.5, 0.5])
    expect(workspace.base.history).toHaveLength(1)
    expect(field('圆角').disabled).toBe(true)
  })
})
