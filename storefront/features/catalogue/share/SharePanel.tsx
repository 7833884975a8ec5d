import type { ShareItemAnswer } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { Price } from '@widgets/shared/Price'
import { Button } from '@storefront/shell/parts/Button'
import { copyText } from '@storefront/shell/parts/copy-text'
import { texts } from '../texts/share'
import { pictureOf } from './share.actions'
import css from './SharePanel.module.css'

/** What is sent on by WeChat: a picture to download, a code to scan, an address to copy. */
export default function SharePanel({ said }: { said: ShareItemAnswer }) {
  const { item_name, price, link, weixin_qrcode, downWeixinImgLink } = said
  const picture = pictureOf(said)
  return (
    <div className={css.panel}>
      <div className={css.pictures}>
        <Picture src={picture && pictureAt(picture, 'm')} alt="" width={150} height={150} />
        <img src={weixin_qrcode} alt={texts.qrcode} width={150} height={150} />
      </div>
      <p className={css.name}>{item_name}</p>
      <p className={css.row}>
        <Price cents={price} className={css.price} />
        <a href={downWeixinImgLink} download className={css.download}>
          {texts.download}
        </a>
      </p>
      <div className={css.row}>
        <input
          className={css.link}
          readOnly
          value={link}
          aria-label={texts.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        {/* only a secure page may write to the clipboard */}
        {globalThis.isSecureContext && (
          <Button size="small" onClick={() => void copyText(link)}>
            {texts.copy}
          </Button>
        )}
      </div>
      <p className={css.note}>{texts.note}</p>
    </div>
  )
}
