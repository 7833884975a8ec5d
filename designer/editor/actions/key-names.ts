const NAMES: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ContextMenu: '菜单键',
  Escape: 'Esc',
  Delete: 'Delete',
  Backspace: 'Backspace',
  BracketLeft: '[',
  BracketRight: ']',
  Equal: '+',
  Minus: '-',
  Slash: '/',
  NumpadAdd: '小键盘 +',
  NumpadSubtract: '小键盘 -',
  Numpad0: '小键盘 0',
}

const isMac = () => /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '')

/** `$mod+Shift+KeyZ` as operators read it: `Ctrl+Shift+Z`, on a Mac `⌘⇧Z`. */
export function keyNames(keys: string, mac = isMac()): string {
  const names = keys.split('+').map((key) => {
    if (key === '$mod') return mac ? '⌘' : 'Ctrl'
    if (mac && key === 'Shift') return '⇧'
    if (mac && key === 'Alt') return '⌥'
    return NAMES[key] ?? key.replace(/^(Key|Digit)/, '')
  })
  return names.join(mac ? '' : '+')
}
