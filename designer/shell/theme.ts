import { theme as antd, type ThemeConfig } from 'antd'

/** Calm and compact: operators look at it all day. What is written or lies under writing keeps 4.5 : 1. */
export const theme: ThemeConfig = {
  algorithm: antd.compactAlgorithm,
  token: {
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
    colorWarning: '#ad6800',
    colorError: '#cf1322',
    colorTextSecondary: '#595959',
    colorTextTertiary: '#6b6b6b',
    colorTextDescription: '#6b6b6b',
    colorTextPlaceholder: '#757575',
  },
  hashed: false,
}
