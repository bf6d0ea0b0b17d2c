import type { PaperBody, PaperGroup } from '@ninefold/contract/practice/paper';
import { FlowBody } from './FlowBody.tsx';
import { FormBody } from './FormBody.tsx';
import { NotesBody } from './NotesBody.tsx';
import { PictureBody } from './PictureBody.tsx';
import { TableBody } from './TableBody.tsx';
import { TextBody } from './TextBody.tsx';

/** The text or picture that contains the gaps of a group. `block` names its texts, for highlights. */
export function Body({ group, body, block }: { group: PaperGroup; body: PaperBody; block: string }) {
  switch (body.layout) {
    case 'text':
      return <TextBody group={group} body={body} block={block} />;
    case 'notes':
      return <NotesBody group={group} body={body} block={block} />;
    case 'form':
      return <FormBody group={group} body={body} block={block} />;
    case 'table':
      return <TableBody group={group} body={body} block={block} />;
    case 'flow':
      return <FlowBody group={group} body={body} block={block} />;
    case 'picture':
      return <PictureBody group={group} body={body} />;
  }
}
