/** The text in an element that is being edited: browsers keep its lines as blocks. */

/** Replaces the content; `multiline` keeps a block per line. */
export function writeText(host: HTMLElement, text: string, multiline: boolean): void {
  host.replaceChildren(...(multiline ? text.split(/\r\n|\r|\n/).map(lineOf) : [text]))
}

function lineOf(text: string): HTMLElement {
  const line = document.createElement('div')
  // an empty block has no height, and the caret no place in it
  line.append(text === '' ? document.createElement('br') : text)
  return line
}

export function textIn(host: HTMLElement): string {
  const lines = ['']
  read(host, lines)
  return lines.join('\n')
}

function read(parent: Node, lines: string[]): void {
  for (const node of parent.childNodes) {
    const isBreak = node.nodeName === 'BR'
    if ((isBreak && node.nextSibling) || (BLOCKS.includes(node.nodeName) && node.previousSibling))
      lines.push('')
    if (node.nodeType === Node.TEXT_NODE) lines.push(`${lines.pop() ?? ''}${node.textContent ?? ''}`)
    else if (!isBreak) read(node, lines)
  }
}

const BLOCKS = ['DIV', 'P']

/** Selects all of it, or puts the caret behind it. */
export function putCaret(host: HTMLElement, where: 'all' | 'end'): void {
  const selection = window.getSelection()
  selection?.selectAllChildren(host)
  if (where === 'end') selection?.collapseToEnd()
}
