import styles from './plain-button.module.css'

/** Class of a button that fills a line of a list. */
export const plainButton = styles['plain'] ?? ''
