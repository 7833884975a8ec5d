/** Browsers by what their user agents alone say; the first that fits, for most of them call themselves Chrome or Safari too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '微信'],
  [/AlipayClient/, '支付宝'],
  [/QQBrowser/, 'QQ浏览器'],
  [/UCBrowser/, 'UC浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const find = (names: typeof BROWSERS, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** What somebody calls the device that a user agent belongs to: `Windows · Chrome`; `未知设备` where it tells nothing. */
export function deviceOf(user_agent: string): string {
  const words = [find(SYSTEMS, user_agent), find(BROWSERS, user_agent)].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : '未知设备'
}
