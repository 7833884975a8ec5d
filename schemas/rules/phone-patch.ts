import { mayDiffer } from '../phone-patch'
import { child } from '../pointer'
import { FIXED_SECTION } from './fixed-section'
import type { Rule } from './rule'
import { problemTexts } from '../problem-texts/problem-texts'

const SIDES = ['props', 'style'] as const

/** Only desktop pages differ on phones, and only in what their schema lets differ (rule page-format-14). */
export const phonePatch: Rule = {
  name: 'phonePatch',
  check([, { type, h5 }], { platform, declarationOf }, report) {
    if (h5 === undefined) return
    const declaration = declarationOf(type)
    if (platform === 'h5') return report({ path: '/h5', message: problemTexts.phonePage })
    if (!declaration) return
    if (h5.hidden && declaration.fixed) report({ path: '/h5/hidden', message: FIXED_SECTION.hidden })
    for (const side of SIDES)
      for (const name of Object.keys(h5[side] ?? {}))
        if (!mayDiffer(type, side, name))
          report({ path: child(`/h5/${side}`, name), message: problemTexts.sameOnPhone(name) })
  },
}
