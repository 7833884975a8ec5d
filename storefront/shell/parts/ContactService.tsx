import { safeUrl } from '@engine'
import type { ShopsSettingAnswer } from '@schemas/generated/api'
import { service as texts } from '../texts/trade'
import css from './ContactService.module.css'

interface ContactServiceProps {
  /** Absent where it could not be asked for. */
  setting: Pick<ShopsSettingAnswer, 'service_link' | 'service_phone'> | undefined
  /** What it is about, for a link that names it. */
  about: { item_id?: string; order_id?: string }
}

/**
 * The way to people of the shop: its link, which opens beside the page, else its telephone; nothing where neither is set.
 * The provider's script is never loaded into the page (rule orders-8).
 */
export function ContactService({ setting, about }: ContactServiceProps) {
  const href = serviceHref(setting, about)
  if (!href) return null
  const beside = href.startsWith('tel:') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={href} className={css.contact} {...beside}>
      {texts.contact}
    </a>
  )
}

function serviceHref(
  setting: ContactServiceProps['setting'],
  { item_id = '', order_id = '' }: ContactServiceProps['about'],
) {
  const { service_link: link = '', service_phone: phone = '' } = setting ?? {}
  if (link.startsWith('tel:')) return telephone(link.slice('tel:'.length))
  const filled = link
    .replaceAll('{item_id}', encodeURIComponent(item_id))
    .replaceAll('{order_id}', encodeURIComponent(order_id))
  return safeUrl(filled) ?? telephone(phone)
}

const telephone = (number: string) => (/^\+?[\d-]+$/.test(number) ? `tel:${number}` : undefined)
