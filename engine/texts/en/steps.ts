import type { steps as chinese } from '../zh/steps'

export const steps: typeof chinese = {
  page: 'Page',
  several: (count) => `${count} widgets`,
  label: (verb, subject, field = '') => `${verb} ${subject}${field === '' ? '' : `: ${field}`}`,
  moveInto: (subject, panel) => `Move ${subject} to ${panel}`,

  insert: 'Insert',
  paste: 'Paste',
  duplicate: 'Duplicate',
  move: 'Move',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Delete',
  edit: 'Edit',
  adjust: 'Adjust',
  resize: 'Resize',
  rename: 'Rename',
  hide: 'Hide',
  show: 'Show',
  lock: 'Lock',
  unlock: 'Unlock',
  addItem: 'Add item to',
  moveItem: 'Move item of',
  removeItem: 'Delete item of',
  merge: 'Merge',

  revert: (label) => `Revert “${label}”`,
  touchedLater: (label) => `“${label}” changed the same place later`,
  movedLater: 'The page has been rearranged since; this step cannot be reverted alone',

  onPhone: (label) => `Phone: ${label}`,
  restore: (title) => `Restore ${title}`,
  desktopOnly:
    'Adding, duplicating and moving to another panel apply to both screens: switch to the desktop. On phones widgets can be hidden, sorted and adjusted',
  sameOnPhone: 'This is the same on phones and desktops: switch to the desktop to change it',

  nothingToPaste: 'The clipboard has no widgets to paste',
  notPasteable: (problems) => `The content has errors and cannot be pasted. ${problems}`,
  problemOf: (widget, message) => `${widget}: ${message}`,
  separator: '; ',
}
