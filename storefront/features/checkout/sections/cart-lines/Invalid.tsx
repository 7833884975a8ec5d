import { clsx } from 'clsx'
import { Anchor } from '@engine'
import type { CartLine } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { goodsPath } from '@widgets/shared/shop'
import { takeOut } from '../../cart.actions'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/cart'
import css from './Invalid.module.css'
import shared from './lines.module.css'

/** px */
const PICTURE = 80

/** Lines that cannot be bought any more, each with its reason. */
export function Invalid({ lines }: { lines: readonly CartLine[] }) {
  return (
    <section className={shared.card}>
      <header className={clsx(shared.head, css.head)}>
        <h2 className={shared.name}>{texts.invalid(lines.length)}</h2>
        <Button size="small" onClick={() => void takeOut(lines, texts.clearQuestion)}>
          {texts.clearInvalid}
        </Button>
      </header>
      <ul className={shared.lines}>
        {lines.map((line) => (
          <li key={line.cart_id} className={css.line}>
            <span className={clsx(shared.mark, css.mark)}>{texts.invalidMark}</span>
            <Picture
              src={pictureAt(line.pics, 's')}
              alt=""
              width={PICTURE}
              height={PICTURE}
              className={css.picture}
            />
            <div className={css.text}>
              {line.item_name && (
                <Anchor link={goodsPath(line.item_id, line.shop_id)}>{line.item_name}</Anchor>
              )}
              {line.item_spec_desc && <p className={shared.spec}>{line.item_spec_desc}</p>}
            </div>
            <strong className={css.reason}>{line.reason}</strong>
            <span className={css.number}>×{line.num}</span>
            <button
              type="button"
              className={clsx(shared.way, css.way)}
              aria-label={texts.removeLine(line.item_name)}
              onClick={() => void takeOut([line], texts.removeQuestion)}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
