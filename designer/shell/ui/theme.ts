import { theme as antd, type ThemeConfig } from 'antd'

// `motion: false` would take the focus of a dialog's first field as well
const wantsStillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

const grounds = (name: string, ground: string, hovered: string, border: string) => ({
  [`color${name}Bg`]: ground,
  [`color${name}BgHover`]: hovered,
  [`color${name}Border`]: border,
})

/** Calm and compact: operators look at it all day. What is written or lies under writing keeps 4.5 : 1. */
export const theme: ThemeConfig = {
  algorithm: antd.compactAlgorithm,
  token: {
    ...(wantsStillness && { motionDurationFast: '1ms', motionDurationMid: '1ms', motionDurationSlow: '1ms' }),
    fontFamily: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
    // the compact algorithm makes 12 of it, and nothing is to be smaller than that
    fontSize: 14,
    fontSizeSM: 12,
    lineHeightSM: 1.5,
    controlHeightSM: 24,
    borderRadius: 4,
    colorPrimary: '#0958d9',
    colorPrimaryHover: '#1668dc',
    colorInfo: '#0958d9',
    colorSuccess: '#237804',
    colorWarning: '#965a00',
    colorError: '#cf1322',
    // made from colours that dark, they would be grey
    ...grounds('Primary', '#e6f4ff', '#bae0ff', '#91caff'),
    ...grounds('Info', '#e6f4ff', '#bae0ff', '#91caff'),
    ...grounds('Success', '#f6ffed', '#d9f7be', '#b7eb8f'),
    ...grounds('Warning', '#fffbe6', '#fff1b8', '#ffe58f'),
    ...grounds('Error', '#fff1f0', '#ffccc7', '#ffa39e'),
    colorTextSecondary: '#595959',
    colorTextTertiary: '#6b6b6b',
    colorTextDescription: '#6b6b6b',
    // on the grey ground of what is disabled, too
    colorTextPlaceholder: '#6b6b6b',
  },
  // the menu has two dozen entries
  components: {
    Menu: { itemHeight: 30, itemMarginBlock: 1 },
    // viewers read what they cannot choose
    Select: { colorTextDisabled: '#595959' },
  },
  hashed: false,
}
