import css from './RichText.module.css'

/** Text of an operator: HTML that the server cleaned when it was saved. */
export const RichText = ({ html }: { html: string }) => (
  <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />
)
