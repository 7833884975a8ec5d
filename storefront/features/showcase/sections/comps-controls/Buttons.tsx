import { Button, BUTTON_SIZES, BUTTON_TYPES, ButtonLink } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/comps'
import { Box } from './Box'
import css from './Render.module.css'

/** Eight types in three sizes, and each at rest. */
export function Buttons() {
  return (
    <Box title={texts.buttons}>
      {BUTTON_SIZES.map((size) => (
        <div key={size} className={css.row}>
          {BUTTON_TYPES.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              {kind}
            </Button>
          ))}
        </div>
      ))}
      <div className={css.row}>
        <Button disabled>{texts.disabled}</Button>
        <Button kind="primary" busy>
          {texts.busy}
        </Button>
        <ButtonLink href="/comps" kind="primary">
          {texts.back}
        </ButtonLink>
      </div>
    </Box>
  )
}
