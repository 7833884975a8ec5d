import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { eventually } from './kit/eventually'
import { crash, JOURNALLED, leave, useKillableServer, wait } from './kit/killable-server'
import { typeOn } from './kit/typing'

const { open, drafted, kill, restart } = useKillableServer()

describe('saving: a tab that crashes', () => {
  test(`${JOURNALLED} ms after an edit: it is restored as a step that can be undone`, async () => {
    const { own, page_id } = await open()
    const editor = await own.openEditor(page_id)
    await typeOn(editor, 'a', '，没保存')
    await wait(JOURNALLED)
    await crash(own)
    expect(await drafted(own, page_id)).toBe('字')
    const next = await own.newTab()
    const again = await next.openEditor(page_id)
    await eventually(() => again.canvas('a').innerText()).toBe('字，没保存')
    await again.side('历史')
    await again.left.getByText('恢复未保存的修改').waitFor()
    await eventually(() => drafted(next, page_id)).toBe('字，没保存')
    await again.undo()
    await eventually(() => drafted(next, page_id)).toBe('字')
    await next.leave()
  })

  inSoak(() => {
    test('after some time offline: everything up to the crash is restored', async () => {
      const { own, page_id } = await open()
      const editor = await own.openEditor(page_id)
      await own.context.setOffline(true)
      await typeOn(editor, 'a', '一')
      await eventually(() => editor.topBar.getByRole('status').innerText()).toBe('离线，已暂存在本机')
      await own.page.keyboard.type('二三')
      await wait(JOURNALLED)
      await crash(own)
      await own.context.setOffline(false)
      const next = await own.newTab()
      const again = await next.openEditor(page_id)
      await eventually(() => again.canvas('a').innerText()).toBe('字一二三')
      await eventually(() => drafted(next, page_id)).toBe('字一二三')
      own.forgive(/ERR_INTERNET_DISCONNECTED/)
      await next.leave()
    })
  })
})

inSoak(() => {
  describe('the server is killed while an operator edits', () => {
    test('saves confirmed by the server are in its database, whatever the browser knows', async () => {
      const { own, page_id } = await open()
      const editor = await own.openEditor(page_id)
      await typeOn(editor, 'a', '，已保存')
      await editor.expectSaved()
      await kill()
      await restart()
      expect(await drafted(own, page_id)).toBe('字，已保存')
      await leave(own)
    })
  })
})
