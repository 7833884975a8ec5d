import { expect, it, vi } from 'vitest'
import type { PageRow } from '@schemas/generated/api'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { signInAs } from '@tests/helpers/operator'
import { newPage } from '@tests/helpers/pages'
import { plainStorefront } from '@tests/helpers/plain-storefront'
import { startPublicationScheduler } from './scheduled'

describeDemoDatabase('scheduled publications', (open) => {
  it('the server publishes what is due, and shoppers see it at once', async () => {
    const app = await testApp(open(), { storefront: plainStorefront })
    startPublicationScheduler(app, 50)
    const announced = vi.fn<(company_id: string) => void>()
    await app.ready()
    const owner = await signInAs(app, 'owner')
    const page = await newPage(owner, { title: '到点' })
    app.pageChanges.subscribe(announced)
    const told = vi.spyOn(app.presence, 'changed')
    const body = {
      pages: [{ page_id: page.page_id, revision: page.draft_revision }],
      at: new Date(Date.now() + 400).toISOString(),
    }
    await owner.data('/publish', { method: 'POST', body })
    const state = async () => (await owner.data<PageRow>(`/pages/${page.page_id}`)).state
    await vi.waitFor(async () => expect(await state()).toBe('published'), { timeout: 20_000 })
    // once when it was scheduled, once when it was published
    await vi.waitFor(() => expect(announced.mock.calls).toEqual([['1'], ['1']]), { timeout: 20_000 })
    // editors too
    expect(told.mock.calls.map(([, pages]) => pages[0]?.page_id)).toEqual([page.page_id, page.page_id])
    await app.close()
  }, 60_000)
})
