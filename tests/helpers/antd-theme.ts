import type { ThemeConfig } from 'antd'

/** For tests without a browser: no animations, and no style elements, which jsdom would evaluate at every query. */
export const THEME: ThemeConfig = { token: { motion: false }, zeroRuntime: true }
