import type { ThemeConfig } from 'antd'

/** For tests without a browser: nothing moves, and no styles are written, which jsdom would ask at every look at an element. */
export const THEME: ThemeConfig = { token: { motion: false }, zeroRuntime: true }
