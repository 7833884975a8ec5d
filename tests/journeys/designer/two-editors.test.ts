import { describe, expect, test } from 'vitest'
import { inSoak, isSoak } from '@tests/helpers/soak'
import { draft, published, widgetOf } from './kit/documents'
import { eventually } from './kit/eventually'
import type { EditorScreen } from './kit/editor-screen'
import { expectAccessible } from './kit/axe'
import { look } from './kit/look'
import { text, textPage } from './kit/text-page'
import { expectCanvas, expectDraft, typeOn } from './kit/typing'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** An owner and an editor with the same page open. */
async function twoEditors() {
  const { page_id } = await textPage(shop(), { a: text('甲', 'a0'), b: text('乙', 'a1') })
  const [one, two] = [await admin('owner'), await admin('editor')]
  const [mine, theirs] = await Promise.all([one.openEditor(page_id), two.openEditor(page_id)])
  return { page_id, one, two, mine, theirs }
}

/** Both edit at the same time: mine is saved after theirs. */
async function atOnce(mine: EditorScreen, edit: () => Promise<void>, save: () => Promise<void>) {
  let send: () => void = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await mine.page.route('**/api/admin/drafts', async (route) => {
    await held
    await route.continue()
  })
  await edit()
  await save()
  send()
}

const inBoth = async (page_id: string, uuid: string, value: string, editors: EditorScreen[]) => {
  await expectDraft(shop(), page_id, uuid, value)
  for (const editor of editors) await expectCanvas(editor, uuid, value)
}

describe('saving: two editors on one page', () => {
  inSoak(() => {
    test('disjoint edits merge automatically; both operators see both', async () => {
      const { page_id, one, two, mine, theirs } = await twoEditors()
      await one.page.getByRole('img', { name: '编辑也打开了此页面' }).waitFor()
      await two.page.getByRole('img', { name: '店主也打开了此页面' }).waitFor()
      await atOnce(
        mine,
        () => typeOn(mine, 'a', '，店主写的'),
        async () => {
          await typeOn(theirs, 'b', '，小编写的')
          await one.page.locator('[data-selected-by="编辑"]').waitFor()
          await look(one.page, 'presence')
          await theirs.expectSaved()
        },
      )
      await mine.expectMessage('已合并他人的修改')
      await mine.expectSaved()
      // it arrives by itself
      await theirs.expectMessage('已合并他人的修改')
      await inBoth(page_id, 'a', '甲，店主写的', [mine, theirs])
      await inBoth(page_id, 'b', '乙，小编写的', [mine, theirs])
      await mine.side('历史')
      expect(await mine.left.getByText('合并他人的修改').count()).toBe(1)
      one.forgive(/409/)
    })
  })

  inSoak(() => {
    test("a widget inserted by one does not affect the other's edit; undo reverts only the own step", async () => {
      const { page_id, mine, theirs } = await twoEditors()
      const coupons = await mine.insert('优惠券')
      await mine.expectSaved()
      // it arrives by itself
      await eventually(() => theirs.canvas(coupons).count()).toBe(1)
      await typeOn(theirs, 'a', '1')
      await theirs.expectSaved()
      await theirs.undo()
      await theirs.undo()
      await expectDraft(shop(), page_id, 'a', '甲')
      expect(await theirs.canvas(coupons).count()).toBe(1)
    })
  })

  test('a conflict is shown side by side, drawn; the choice is saved, published and can be undone', async () => {
    const { page_id, one, mine, theirs } = await twoEditors()
    await atOnce(
      mine,
      async () => {
        await mine.select('a')
        await mine.setField('文本', '店主写的一')
        await mine.select('b')
        await mine.setField('文本', '店主写的二')
      },
      async () => {
        await typeOn(theirs, 'a', '，小编写的')
        await typeOn(theirs, 'b', '，小编写的')
        await theirs.expectSaved()
      },
    )

    const dialog = mine.page.getByRole('dialog', { name: '同一处有两种修改' })
    await dialog.waitFor()
    expect(await mine.topBar.getByText('有冲突').count()).toBe(1)
    const choices = dialog.getByRole('radiogroup')
    await eventually(() => choices.count()).toBe(2)
    const [first, second] = [choices.nth(0), choices.nth(1)]
    await eventually(() => first.getByRole('img').count()).toBe(2)
    for (const [index, words] of ['店主写的一', '甲，小编写的'].entries())
      await first.getByRole('img').nth(index).getByText(words, { exact: true }).waitFor()
    if (isSoak) await expectAccessible(mine.page, 'conflict')
    await look(mine.page, 'conflict')
    const ok = dialog.getByRole('button', { name: '采用所选' })
    expect(await ok.isDisabled()).toBe(true)
    await first.getByRole('radio', { name: '我的' }).check()
    expect(await ok.isDisabled()).toBe(true)
    await second.getByRole('radio', { name: '编辑的' }).check()
    await ok.click()
    await dialog.waitFor({ state: 'hidden' })

    await mine.expectSaved()
    await expectDraft(shop(), page_id, 'a', '店主写的一')
    await expectDraft(shop(), page_id, 'b', '乙，小编写的')
    await mine.publish()
    expect(widgetOf(await published(shop(), page_id), 'a').props['text']).toBe('店主写的一')
    await expectCanvas(theirs, 'a', '店主写的一')
    await mine.undo()
    await expectDraft(shop(), page_id, 'b', '店主写的二')
    one.forgive(/409/)
  })

  inSoak(() => {
    test('a page that is handed in gets a note and is approved in another window; each learns of it at once', async () => {
      const { page_id, mine, theirs } = await twoEditors()
      await typeOn(theirs, 'a', '，改好了')
      await theirs.expectSaved()
      await theirs.topBar.getByRole('button', { name: '提交审核' }).click()
      await theirs.dialog.getByLabel('给审核人的说明').fill('请看')
      await theirs.dialog.getByRole('button', { name: '提交审核' }).click()

      await mine.topBar.getByRole('button', { name: '审核中，打开审核与批注' }).click()
      await mine.select('a')
      await mine.left.getByLabel('给选中的“文本”写批注').fill('再短些')
      await mine.left.getByRole('button', { name: '写批注' }).click()

      await theirs.page.getByRole('button', { name: '文本有 1 条未解决的批注，打开' }).click()
      await theirs.left.getByText('再短些').waitFor()
      await look(theirs.page, 'review')
      await expectAccessible(theirs.page, 'review')
      await mine.topBar.getByRole('button', { name: '通过并发布' }).click()
      await mine.dialog.getByRole('button', { name: '通过并发布' }).click()
      await mine.closePublished()
      await theirs.topBar.getByRole('button', { name: '消息，2 条未读' }).click()
      await theirs.page.getByRole('link', { name: /已通过审核并发布/ }).waitFor()
      expect(widgetOf(await published(shop(), page_id), 'a').props['text']).toBe('甲，改好了')
    })
  })

  inSoak(() => {
    test('a postponed conflict loses nothing: the question returns, after reloading too', async () => {
      const { page_id, one, mine, theirs } = await twoEditors()
      await atOnce(
        mine,
        async () => {
          await mine.select('a')
          await mine.setField('文本', '店主写的')
        },
        async () => {
          await typeOn(theirs, 'a', '，小编写的')
          await theirs.expectSaved()
        },
      )
      const dialog = mine.page.getByRole('dialog', { name: '同一处有两种修改' })
      await dialog.getByRole('button', { name: '稍后处理' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await typeOn(mine, 'b', '，还在写')
      await mine.topBar.getByRole('button', { name: '处理冲突' }).click()
      await dialog.waitFor()
      await mine.page.reload()
      await dialog.getByRole('button', { name: '全部用我的' }).click()
      await dialog.getByRole('button', { name: '采用所选' }).click()
      await expectDraft(shop(), page_id, 'a', '店主写的')
      await expectDraft(shop(), page_id, 'b', '乙，还在写')
      one.forgive(/409/)
    })

    test('deleting what the other edits is a conflict too', async () => {
      const { page_id, one, two, mine, theirs } = await twoEditors()
      await atOnce(
        mine,
        async () => {
          await mine.select('a')
          await mine.setField('文本', '还要用')
        },
        async () => {
          await theirs.select('a')
          await theirs.keys('Delete')
          await theirs.answer('确定删除该挂件？')
          await theirs.expectMessage('删除成功！')
          await theirs.expectSaved()
        },
      )
      const dialog = mine.page.getByRole('dialog', { name: '同一处有两种修改' })
      await dialog.getByText('是否保留').waitFor()
      await dialog.getByText('已删除', { exact: true }).waitFor()
      await look(mine.page, 'conflict-deleted')
      await dialog.getByRole('radio', { name: '我的' }).check()
      await dialog.getByRole('button', { name: '采用所选' }).click()
      await expectDraft(shop(), page_id, 'a', '还要用')
      await expectCanvas(theirs, 'a', '还要用')

      await atOnce(
        theirs,
        async () => {
          await theirs.select('b')
          await theirs.setField('文本', '也要用')
        },
        async () => {
          await mine.select('b')
          await mine.keys('Delete')
          await mine.answer('确定删除该挂件？')
          await mine.expectSaved()
        },
      )
      const other = theirs.page.getByRole('dialog', { name: '同一处有两种修改' })
      await other.getByRole('radio', { name: '店主的' }).check()
      await other.getByRole('button', { name: '采用所选' }).click()
      await eventually(() => theirs.canvas('b').count()).toBe(0)
      await theirs.expectSaved()
      expect((await draft(shop(), page_id)).widgets['b']).toBeUndefined()
      for (const own of [one, two]) own.forgive(/409/)
    })
  })
})
