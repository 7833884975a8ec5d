import { openWorkspace } from '@tests/helpers/workspace'
import { describe, expect, it } from 'vitest'

describe('header, body and footer are edited at once', () => {
  it('the one that was asked for gives the editor its name', () => {
    expect(openWorkspace().page.page_id).toBe('home')
    for (const region of ['header', 'footer'] as const) {
      const workspace = openWorkspace({ page_id: region })
      expect(workspace.opened).toBe(region)
      expect(workspace.page.page_type).toBe(region)
    }
  })
})
