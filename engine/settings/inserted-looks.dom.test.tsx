import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createEditor, freshSeed, fromJson, setPage } from '@engine/design'
import { catalogue } from '@schemas/generated/catalogue'
import { fillSetting } from '@schemas/site-settings'
import { mockLayout, openForm } from '@tests/helpers/settings-form'
import { ShopThemeContext } from '../render/live/theme-context'

beforeAll(mockLayout)
afterEach(cleanup)

/** A shop with the palest theme that there is. */
const theme = fillSetting('theme', { primaryColor: '#ffffff' })
const Shop = ({ children }: { children: ReactNode }) => (
  <ShopThemeContext value={theme}>{children}</ShopThemeContext>
)
const page = fromJson({ formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets: {} })

describe('a widget that is inserted in a page of the shop’s theme arrives readable', () => {
  const types = Object.values(catalogue).filter(({ palette, fixed }) => palette && !fixed)

  test.each(types.map(({ type, title }) => [title, type]))('%s', async (_title, type) => {
    const { props } = freshSeed(createEditor(page).doc, type, null)
    const form = await openForm(type, { props, wrapper: Shop })
    form.editor.run(setPage(['followTheme'], true))
    await form.show({})
    expect(form.view.queryAllByRole('note').map(({ textContent }) => textContent)).toEqual([])
  })
})
