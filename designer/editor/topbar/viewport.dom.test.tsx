import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nameOf, requireWidget, setProp, setStyle } from '@engine/design'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawIn } from '@tests/helpers/dialog'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import { ActionButton } from '../actions'
import { call } from '../../shell/api/client'
import Form from '../panel/Form'
import { HiddenOnPhones } from '../panel/HiddenOnPhones'
import { PageWidgets } from '../panel/PageWidgets'
import { jumpTo, findingOf } from '../publish/findings'
import { removeWidgets } from '../placement'
import { ViewportSwitch } from './ViewportSwitch'

// whether what links lead to can be reached
beforeEach(() => void vi.mocked(call).mockResolvedValue({ list: [], count: 0, total_count: 0 } as never))
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

const COUPONS = 'coupons'

describe('电脑 / 手机', () => {
  test('the switch shows the page on a phone of 390 px, and itself again', async () => {
    const workspace = openWorkspace()
    drawIn(workspace, <ViewportSwitch />)
    fireEvent.click(screen.getByText('手机'))
    expect(workspace.ui.phone).toBe(390)
    expect(workspace.editor.doc.page.props['pageWidth']).toBe(390)
    await screen.findByLabelText('手机宽度')
    fireEvent.click(screen.getByText('电脑'))
    expect(workspace.ui.phone).toBeNull()
    expect(workspace.editor).toBe(workspace.base)
  })

  test('a page made for phones has no switch', () => {
    const workspace = openWorkspace({ pages: { header: null, body: emptyPage('h5'), footer: null } })
    drawIn(workspace, <ViewportSwitch />)
    expect(screen.queryByText('手机')).toBeNull()
    workspace.show(390)
    expect(workspace.ui.phone).toBeNull()
  })

  test('what is edited on the phone is saved as its own; the desktop’s stays', () => {
    const workspace = openWorkspace()
    workspace.show(390)
    workspace.editor.run(setStyle(COUPONS, { marginTop: 8 }))
    const saved = workspace.documents().body.widgets[COUPONS]
    expect(saved?.h5).toEqual({ style: { marginTop: 8 } })
    expect(saved?.style.marginTop).not.toBe(8)
    expect(workspace.editor.history.at(-1)?.label).toContain('手机端')
  })

  test('a field with a value of its own has a dot that gives the desktop’s back', async () => {
    const workspace = openWorkspace()
    workspace.show(390)
    workspace.select([COUPONS])
    workspace.editor.run(setProp(COUPONS, ['wgtTitleFontSize'], 15))
    drawIn(workspace, <Form uuid={COUPONS} tab="props" />)
    const dot = await screen.findByRole('button', { name: /恢复电脑端的值/ })
    fireEvent.click(dot)
    expect(workspace.base.doc.widgets.get(COUPONS)?.h5).toBeUndefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: /恢复电脑端的值/ })).toBeNull())
  })

  test('fields that cannot differ are locked and say so', async () => {
    const workspace = openWorkspace()
    workspace.show(390)
    drawIn(workspace, <Form uuid={COUPONS} tab="props" />)
    const title = await screen.findByLabelText<HTMLInputElement>('标题')
    expect(title.disabled).toBe(true)
    expect(screen.getAllByText('手机端与电脑端相同').length).toBeGreaterThan(0)
    await expectAccessible('form of the phone view')
  })

  test('removing is called hiding there, on buttons and in the list of widgets', () => {
    const workspace = openWorkspace()
    workspace.select([COUPONS])
    const titles = () => {
      drawIn(workspace, <ActionButton action="remove" />)
      drawIn(workspace, <PageWidgets />)
      const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
      cleanup()
      return names.filter((name) => /删除|隐藏/.test(name)).map((name) => name.split(' ')[0])
    }
    expect([...new Set(titles())]).toEqual(['删除'])
    workspace.show(390)
    expect([...new Set(titles())]).toEqual(['在手机端隐藏'])
  })

  test('what is removed on the phone is hidden there, and can be shown again', async () => {
    const workspace = openWorkspace()
    workspace.show(390)
    await removeWidgets(workspace, [COUPONS])
    expect(workspace.editor.doc.widgets.has(COUPONS)).toBe(false)
    expect(workspace.base.doc.widgets.get(COUPONS)?.h5).toEqual({ hidden: true })
    drawIn(workspace, <HiddenOnPhones />)
    const list = within(screen.getByRole('region', { name: '手机端已隐藏' }))
    const name = nameOf(requireWidget(workspace.base.doc, COUPONS, 'test'))
    fireEvent.click(list.getByRole('button', { name: `${name}：在手机端显示` }))
    expect(workspace.editor.doc.widgets.has(COUPONS)).toBe(true)
  })

  test('a problem of the phone’s own value names the phone and leads to it', () => {
    const workspace = openWorkspace()
    const problem = {
      severity: 'error',
      type: 'W0021',
      uuid: COUPONS,
      path: '/h5/style/width',
      keyword: 'minimum',
      message: '',
    } as const
    const finding = findingOf(workspace.base.doc, problem)
    expect(finding.name).toContain('手机端')
    jumpTo(workspace, finding)
    expect([workspace.ui.phone, workspace.ui.tab, workspace.ui.focusPath]).toEqual([
      390,
      'style',
      '/style/width',
    ])
  })
})
