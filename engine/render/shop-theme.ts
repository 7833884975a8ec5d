/** The shop-wide theme as it is drawn (rules theme-1 and theme-2): colours of pages that follow it, and design tokens. */
import type { PageProps } from '@schemas/fill'
import type { ShopTheme } from '@schemas/generated/types'
import type { LinkedColour } from '@schemas/linked-colours'
import { SMALLEST_TEXT } from '../page/phone/text-size'
import { actionColour, groundColour } from './contrast'

/** Page settings as drawn: those that follow the shop have its colours, as dark or light as texts need. */
export function withShopTheme<P extends PageProps>(page: P, theme: ShopTheme | null | undefined): P {
  if (!theme || page.followTheme !== true) return page
  const themeColor = actionColour(theme.primaryColor) ?? page.themeColor
  const backgroundColor = groundColour(theme.backgroundColor) ?? page.backgroundColor
  return { ...page, themeColor, backgroundColor }
}

/** The linked colours of a page as drawn, for what calculates with colours (rule theme-3). */
export const linkedColours = (
  page: PageProps,
  theme: ShopTheme | null | undefined,
): Record<LinkedColour, string> => ({
  'theme.primary': actionColour(page.themeColor) ?? ACTION,
  'theme.price': actionColour(theme?.priceColor) ?? PRICE,
})

/** Custom properties by name, values of typed parsers only. */
export type ThemeVariables = Readonly<Record<`--${string}`, string>>

/** The tokens that differ from those of tokens.css: of the document in the shop, of the stage on the canvas. */
export function themeVariables({ priceColor, radius, font, fontSize }: ShopTheme): ThemeVariables {
  const price = actionColour(priceColor)
  return {
    ...(price !== undefined && price !== PRICE && { '--price': price }),
    ...RADII[radius],
    ...((font !== 'sans' || fontSize !== 'standard') && {
      '--page-font': `${sized(14, fontSize)}px/1.5 ${FAMILIES[font]}`,
    }),
    ...(fontSize !== 'standard' && sizesOf(fontSize)),
  }
}

/** As in tokens.css. */
const ACTION = '#146dba'
const PRICE = '#d41d14'

const RADII: Record<ShopTheme['radius'], ThemeVariables> = {
  square: {
    '--radius-xs': '0px',
    '--radius-sm': '0px',
    '--radius-md': '0px',
    '--radius-lg': '0px',
    '--radius-pill': '0px',
  },
  small: { '--radius-xs': '1px', '--radius-sm': '2px', '--radius-md': '4px', '--radius-lg': '8px' },
  standard: {},
  round: { '--radius-xs': '4px', '--radius-sm': '8px', '--radius-md': '16px', '--radius-lg': '24px' },
}

/** Families that phones and computers in China have. */
const FAMILIES: Record<ShopTheme['font'], string> = {
  sans: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  serif: "'Songti SC', SimSun, 'Noto Serif CJK SC', serif",
  kai: "'Kaiti SC', KaiTi, STKaiti, 'AR PL UKai CN', serif",
  fang: "STFangsong, FangSong, 'Songti SC', serif",
  round: "'Yuanti SC', YouYuan, 'PingFang SC', 'Microsoft YaHei', sans-serif",
}

/** px of tokens.css. */
const SIZES = { xs: 12, sm: 14, md: 16, lg: 18, xl: 20, '2xl': 24, '3xl': 28, '4xl': 32, '5xl': 40 }
const SCALES: Record<ShopTheme['fontSize'], number> = { compact: 0.92, standard: 1, large: 1.12 }
const sized = (px: number, size: ShopTheme['fontSize']) =>
  Math.max(SMALLEST_TEXT, Math.round(px * SCALES[size]))

const sizesOf = (size: ShopTheme['fontSize']): ThemeVariables =>
  Object.fromEntries(Object.entries(SIZES).map(([name, px]) => [`--font-${name}`, `${sized(px, size)}px`]))
