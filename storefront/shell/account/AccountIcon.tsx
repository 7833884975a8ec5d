import css from './AccountIcon.module.css'

/** An icon of the member centre, beside its name. @param of an account page's address, or a state of orders */
export const AccountIcon = ({ of }: { of: string }) => (
  <span className={css.icon} data-icon={of.replace('/member/', '').replace('/', '-')} aria-hidden="true" />
)
