import type { Swatch } from './model'

/** The colours of demo products; `accent` is for trims and prints. */
export const palette: Record<string, Swatch> = {
  暖白: { base: '#f1ebe0', accent: '#c4574a' },
  米杏: { base: '#dfcdb4', accent: '#7a5c3e' },
  雾蓝: { base: '#8fa9bf', accent: '#f4efe6' },
  海军蓝: { base: '#2c4260', accent: '#e8b45a' },
  天青: { base: '#5b97b8', accent: '#fff3dc' },
  墨黑: { base: '#32363d', accent: '#d98e4a' },
  石墨灰: { base: '#6c737c', accent: '#f0c36b' },
  银灰: { base: '#c9ced5', accent: '#3f6ea3' },
  雪白: { base: '#f7f6f3', accent: '#7da0b8' },
  砖红: { base: '#bb5743', accent: '#f6e5cd' },
  樱粉: { base: '#ecc2bd', accent: '#a8545f' },
  藕粉: { base: '#d5a6a0', accent: '#f8efe6' },
  豆绿: { base: '#93ad86', accent: '#f5eedd' },
  墨绿: { base: '#34584b', accent: '#e6c27a' },
  姜黄: { base: '#dda645', accent: '#5a4a3a' },
  鹅黄: { base: '#f2d78c', accent: '#d0694f' },
  薰紫: { base: '#9c90bd', accent: '#fbe9c6' },
  酒红: { base: '#7c2f3d', accent: '#e9c9a0' },
  焦糖: { base: '#a8693f', accent: '#f3dcb8' },
  咖啡: { base: '#6a4a3a', accent: '#e5c9a3' },
  珊瑚: { base: '#e8806a', accent: '#fff1e0' },
  湖水绿: { base: '#69b0a6', accent: '#fff2d8' },
  原木: { base: '#c49a6c', accent: '#4f6d5c' },
  香槟金: { base: '#dcc49a', accent: '#5b4a6b' },
}

/** @throws for a colour that is not in the palette */
export function swatch(name: string): Swatch {
  const found = palette[name]
  if (!found) throw new Error(`palette: expected one of ${Object.keys(palette).join('、')}, got ${name}`)
  return found
}
