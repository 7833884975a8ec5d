import { createRoot } from 'react-dom/client'
import type { Contender } from './contender'
import { HandEditor } from './hand/HandEditor'

export const hand: Contender = {
  fetch: async () => {},
  open: (root, text) => createRoot(root).render(<HandEditor text={text} />),
  isSelected: (uuid) => document.querySelector(`.hand-selected[data-widget="${uuid}"]`) !== null,
  panel: '.hand-panel',
}
