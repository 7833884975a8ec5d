import { renderHook, waitFor } from '@testing-library/react'
import { openWorkspace } from '@tests/helpers/workspace'
import { widgetLoaders } from '@widgets/loaders'
import { LazyRegistry } from '@widgets/registry'
import { expect, test, vi } from 'vitest'
import { useRegistry } from './use-registry'

test('the canvas is drawn where its renderers arrive between the first render and its effects', async () => {
  const workspace = openWorkspace()
  const { widgets } = workspace.editor.doc
  const [missing] = widgets.values()
  if (!missing) throw new Error('Expected a page with widgets, got none.')
  const values = vi.spyOn(widgets, 'values')
  values.mockReturnValue([].values()).mockReturnValueOnce([missing].values())
  const registry = new LazyRegistry(Promise.resolve(), widgetLoaders)
  const isDrawn: boolean[] = []
  renderHook(() => isDrawn.push(useRegistry(workspace, registry) !== null))
  await waitFor(() => expect(isDrawn).toEqual([false, true]))
  values.mockRestore()
})
