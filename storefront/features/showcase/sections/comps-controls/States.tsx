import { Mark } from '@storefront/shell/parts/Mark'
import { Notice } from '@storefront/shell/parts/Notice'
import { Tabs } from '@storefront/shell/parts/Tabs'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/comps'
import { Box } from './Box'
import css from './Render.module.css'

const TABS = texts.tabNames.map((text, index) => ({
  value: String(index),
  text,
  panel: <p>{texts.tabText(text)}</p>,
}))

const MARKS = ['success', 'fail', 'pending'] as const

export function States() {
  return (
    <Box title={texts.states}>
      <ul className={css.marks} aria-label={texts.states}>
        {MARKS.map((kind) => (
          <li key={kind} className={css.mark}>
            <Mark kind={kind} />
            {texts[kind]}
          </li>
        ))}
      </ul>
      <Tabs name="comps-tabs" label={texts.tabs} tabs={TABS} />
      <Notice text={texts.empty}>
        <ButtonLink href="/">{texts.backHome}</ButtonLink>
      </Notice>
    </Box>
  )
}
