import { createElement, useMemo } from 'react';
import styles from './Markdown.module.css';
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts';

/** What an author wrote, as a page: nothing in it becomes HTML that we did not make. */
export function Markdown({ text, lang }: { text: string; lang: string }) {
  const blocks = useMemo(() => named(parseMarkdown(text)), [text]);
  return (
    <div className={styles.text} lang={lang}>
      {blocks.map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.is) {
    case 'heading':
      return (
        <h3>
          <Words text={block.text} />
        </h3>
      );
    case 'quote':
      return (
        <blockquote>
          <Words text={block.text} />
        </blockquote>
      );
    case 'list':
      return createElement(
        block.ordered ? 'ol' : 'ul',
        null,
        named(block.items).map(([key, item]) => (
          <li key={key}>
            <Words text={item} />
          </li>
        )),
      );
    case 'table':
      return <Table block={block} />;
    default:
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
  }
}

function Table({ block: { head, rows } }: { block: Extract<Block, { is: 'table' }> }) {
  return (
    <table>
      <thead>
        <tr>
          {named(head).map(([key, cell]) => (
            <th key={key} scope="col">
              <Words text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {named(rows).map(([key, row]) => (
          <tr key={key}>
            {named(row).map(([name, cell]) => (
              <td key={name}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TAGS = { plain: 'span', strong: 'strong', em: 'em', code: 'code' } as const;

function Words({ text }: { text: readonly Inline[] }) {
  return named(text).map(([key, { style, text: words }]) => {
    const Tag = TAGS[style];
    return <Tag key={key}>{words}</Tag>;
  });
}

/** The text never changes while it is shown, so a piece is known by its place. */
const named = <T,>(pieces: readonly T[]): [string, T][] => pieces.map((piece, at) => [String(at), piece]);
