import { useWordTools, type WordAreaProps } from './word-tools.ts';

/** An area whose words can be looked up, if there is a dictionary. */
export function WordArea(props: WordAreaProps) {
  const tools = useWordTools();
  if (tools) return <tools.Area {...props} />;
  const { id, label, className, children } = props;
  return (
    <section id={id} className={className} aria-label={label}>
      {children}
    </section>
  );
}
