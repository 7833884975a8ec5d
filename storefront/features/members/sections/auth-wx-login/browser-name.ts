/** In the order in which they are told apart: each names those after it, too. */
const BROWSERS = [
  [/MicroMessenger/, '微信'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** `Windows · Chrome` of a browser's own long name; '' for what is none of the known. */
export function browserName(userAgent: string): string {
  const named = [SYSTEMS, BROWSERS].map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1])
  return named.filter(Boolean).join(' · ')
}
