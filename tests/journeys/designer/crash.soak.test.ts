import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventually } from './kit/eventually'
import { crash, JOURNALLED, leave, typeOnAndOn, useKillableServer, wait } from './kit/killable-server'
import { startTyping, typeOn } from './kit/typing'

const SEED = 20260131

const { open, drafted, kill, restart } = useKillableServer()

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

  test('at any point: the open tab continues, and typed text is in the database', async () => {
    const { own, page, page_id } = await open()
    let expected = '字'
    const editor = await own.openEditor(page_id)
    await startTyping(editor, 'a')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3000 }), async (at) => {
        const typing = typeOnAndOn(own)
        await wait(at)
        await kill()
        await wait(500)
        await restart()
        await wait(500)
        expected += await typing.stop()
        await editor.expectSaved()
        expect(await drafted(own, page_id)).toBe(expected)
        expect(await editor.canvas('a').innerText()).toBe(expected)
      }),
      { seed: SEED, numRuns: 2, endOnFailure: true },
    )
    await page.reload()
    await eventually(() => editor.canvas('a').innerText()).toBe(expected)
    await leave(own)
  })

  test('at any point, and the tab ends before the server is back: no earlier input is lost', async () => {
    const { own, page_id } = await open()
    let expected = '字'
    let admin = own
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3000 }), async (at) => {
        const editor = await admin.openEditor(page_id)
        await startTyping(editor, 'a')
        const typing = typeOnAndOn(admin)
        await wait(at)
        await kill()
        expected += await typing.stop()
        await wait(JOURNALLED)
        await crash(admin)
        await restart()
        admin = await admin.newTab()
        const again = await admin.openEditor(page_id)
        await eventually(() => again.canvas('a').innerText()).toBe(expected)
        await again.expectSaved()
        await eventually(() => drafted(admin, page_id)).toBe(expected)
      }),
      { seed: SEED + 1, numRuns: 1, endOnFailure: true },
    )
    await leave(admin)
  })
})
