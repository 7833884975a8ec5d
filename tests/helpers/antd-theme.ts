import { act } from '@testing-library/react'
import { Button, ConfigProvider, type ThemeConfig } from 'antd'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** For tests without a browser: no animations, and no style elements, which jsdom would evaluate at every query. */
export const THEME: ThemeConfig = { token: { motion: false }, zeroRuntime: true, cssVar: { key: 'tests' } }

// stays mounted: antd forgets the values of a theme with the last provider, and computing them takes longer than a form
await act(async () =>
  createRoot(document.createElement('div')).render(
    createElement(ConfigProvider, { theme: THEME }, createElement(Button)),
  ),
)
