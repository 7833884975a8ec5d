import { safeUrl } from '@engine'
import type { Site } from '@schemas/page-data'
import { texts } from '../texts/site-frame'
import css from './SiteInfo.module.css'

/** Where every registration number can be looked up. */
const REGISTER = 'https://beian.miit.gov.cn/'

/** What the law asks of a shop's last line, as far as its owner has given it. */
export function SiteInfo({ icp_number, licence_link, service_phone }: Site['info']) {
  const licence = safeUrl(licence_link)
  if (!icp_number && !licence && !service_phone) return null
  return (
    <div className={css.info}>
      {service_phone && (
        <span>
          {texts.servicePhone}
          <a href={`tel:${service_phone}`}>{service_phone}</a>
        </span>
      )}
      {licence && <a href={licence}>{texts.licence}</a>}
      {icp_number && (
        <a href={REGISTER} rel="noopener noreferrer">
          {icp_number}
        </a>
      )}
    </div>
  )
}
