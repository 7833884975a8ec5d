import enUS from 'antd/locale/en_US.js'
import { canvas } from '@engine/texts/en/canvas'
import { forms } from '@engine/texts/en/forms'
import { steps } from '@engine/texts/en/steps'
import { problems } from '@schemas/problem-texts/en'
import type { Texts } from './install'

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

/**
 * All texts in English, for `installTexts`. Another language is an object of the same type: `const german: typeof
 * english = …`.
 */
export const english: Texts = {
  steps,
  canvas,
  forms,
  problems,
  drawing: {
    unknown: (type) => `Unknown widget ${type}`,
    section: 'The site’s own content is shown here; widgets can be placed above and below',
  },
  designer: {
    antd: enUS,
    settings: 'Settings',
    properties: 'Properties',
    box: 'Box',
    outline: 'Outline',
    page: 'Page',
    canvas: 'Canvas',
    screen: 'Screen',
    desktop: 'Desktop',
    phone: 'Phone',
    desktopOnly: 'What is added or duplicated is so on both screens: switch to the desktop',
    locked: 'Locked widgets can be neither moved nor deleted',
    hiddenOnPhones: 'Hidden on phones',
    showOnPhones: (name) => `${name}: show on phones`,
    palette: 'Widgets',
    undo: 'Undo',
    redo: 'Redo',
    save: 'Save',
    noProblems: 'No problems',
    problems: (errors, warnings) => `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`,
  },
}
