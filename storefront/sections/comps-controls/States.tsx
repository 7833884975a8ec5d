import { Mark } from '../../parts/Mark'
import { Notice } from '../../parts/Notice'
import { Tabs } from '../../parts/Tabs'
import { ButtonLink } from '../../parts/Button'
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
