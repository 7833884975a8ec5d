import { describe, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { eventually } from './kit/eventually'
import { crash, JOURNALLED, wait } from './kit/killable-server'
import { text, textPage } from './kit/text-page'
import { expectDraft, typeOn } from './kit/typing'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** An operator with a new page of one text open. */
async function open() {
  const { page_id } = await textPage(shop(), { a: text('字') })
  const own = await admin('owner')
  return { own, page_id, editor: await own.openEditor(page_id) }
}

describe('saving: a tab that crashes', () => {
  test(`${JOURNALLED} ms after an edit: it is restored as a step that can be undone`, async () => {
    const { own, page_id, editor } = await open()
    await typeOn(editor, 'a', '，没保存')
    await wait(JOURNALLED)
    await crash(own)
    await expectDraft(shop(), page_id, 'a', '字')
    const next = await own.newTab()
    const again = await next.openEditor(page_id)
    await eventually(() => again.canvas('a').innerText()).toBe('字，没保存')
    await again.side('历史')
    await again.left.getByText('恢复未保存的修改').waitFor()
    await expectDraft(shop(), page_id, 'a', '字，没保存')
    await again.undo()
    await expectDraft(shop(), page_id, 'a', '字')
  })

  inSoak(() => {
    test('after some time offline: everything up to the crash is restored', async () => {
      const { own, page_id, editor } = await open()
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
      await expectDraft(shop(), page_id, 'a', '字一二三')
      own.forgive(/ERR_INTERNET_DISCONNECTED/)
    })
  })
})
