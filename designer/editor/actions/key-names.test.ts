import { describe, expect, it } from 'vitest'
import { keyNames } from './key-names'

describe('shortcuts are shown as operators know them', () => {
  it.each([
    ['$mod+KeyZ', 'Ctrl+Z', '⌘Z'],
    ['$mod+Shift+KeyZ', 'Ctrl+Shift+Z', '⌘⇧Z'],
    ['Alt+ArrowUp', 'Alt+↑', '⌥↑'],
    ['Shift+?', 'Shift+?', '⇧?'],
    ['Delete', 'Delete', 'Delete'],
  ])('%s', (keys, windows, mac) => {
    expect([keyNames(keys, false), keyNames(keys, true)]).toEqual([windows, mac])
  })
})
