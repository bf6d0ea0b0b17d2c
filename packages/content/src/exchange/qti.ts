import { type Mark, marksOf, publicGroups, questionReviews } from '../compile/paper.ts';
import { withPins } from '../figures/pins.ts';
import type { PackAssets } from '../read-pack.ts';
import type { Paper } from '../schema/item.ts';
import { itemBody, responseId } from './qti-body.ts';
import { element, escapeText, paragraph, xmlFile } from './xml.ts';

/**
 * A reading passage or a listening section as QTI 3: one stimulus, one item per group, one test that holds them.
 * What QTI has no place for (evidence, paraphrase, word limits) is left out; explanations become feedback.
 */
const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';

export function exportQti(paper: Paper, assets: PackAssets): Map<string, string> {
  const files = new Map<string, string>();
  const groups = publicGroups(paper, assets);
  const marks = new Map(marksOf(paper).map((mark) => [mark.key, mark]));
  const reviews = new Map(questionReviews(paper, () => '').map((review) => [review.key, review]));
  const itemName = (at: number) => `${paper.id}-g${at + 1}`;
  files.set(`${paper.id}-stimulus.xml`, xmlFile(stimulus(paper)));
  groups.forEach((group, at) => {
    const picture = `${itemName(at)}.svg`;
    const drawn = group.body?.layout === 'picture' ? group.body.drawn : undefined;
    if (drawn && group.body?.layout === 'picture') files.set(picture, withPins(drawn, group.body.pins));
    const shown = group.body?.layout === 'picture' ? { ...group, body: { ...group.body, svg: picture } } : group;
    const own = group.questions.map(({ key }) => marks.get(key)!);
    const feedback = group.questions.map(({ key }) => ({ key, explain: reviews.get(key)!.explain }));
    files.set(`${itemName(at)}.xml`, xmlFile(item(itemName(at), paper, itemBody(shown), own, feedback)));
  });
  files.set(
    `${paper.id}-test.xml`,
    xmlFile(
      testOf(
        paper,
        groups.map((_, at) => itemName(at)),
      ),
    ),
  );
  return files;
}

function stimulus(paper: Paper): string {
  const content =
    paper.kind === 'reading'
      ? paper.paragraphs.map(({ label, text }) =>
          element('p', { id: `p-${label}` }, element('strong', {}, label), ' ', escapeText(text)),
        )
      : [
          paper.audio
            ? element('audio', { src: paper.audio.file, controls: 'controls' })
            : paragraph('The recording is not part of this file.'),
        ];
  return element(
    'qti-assessment-stimulus',
    { xmlns: NAMESPACE, identifier: paper.id, title: paper.title.en, 'xml:lang': 'en' },
    element('qti-stimulus-body', {}, element('h2', {}, escapeText(paper.title.en)), ...content),
  );
}

type Feedback = { key: string; explain: { en: string; zh: string } };

function item(name: string, paper: Paper, body: string, marks: Mark[], feedback: Feedback[]): string {
  return element(
    'qti-assessment-item',
    {
      xmlns: NAMESPACE,
      identifier: name,
      title: `${paper.title.en}, group ${name.split('-g').at(-1)}`,
      adaptive: false,
      'time-dependent': false,
      'xml:lang': 'en',
    },
    ...marks.map(declaration),
    element('qti-outcome-declaration', { identifier: 'SCORE', cardinality: 'single', 'base-type': 'float' }),
    element('qti-outcome-declaration', { identifier: 'FEEDBACK', cardinality: 'single', 'base-type': 'identifier' }),
    element('qti-assessment-stimulus-ref', { identifier: paper.id, href: `${paper.id}-stimulus.xml` }),
    body,
    processing(marks),
    element(
      'qti-modal-feedback',
      { 'outcome-identifier': 'FEEDBACK', identifier: 'shown', 'show-hide': 'show' },
      element(
        'qti-content-body',
        {},
        ...feedback.flatMap(({ explain }) => [
          paragraph(explain.en),
          element('p', { 'xml:lang': 'zh-CN' }, escapeText(explain.zh)),
        ]),
      ),
    ),
  );
}

function declaration(mark: Mark): string {
  const typed = mark.interaction === 'gap';
  const several = mark.interaction === 'choices';
  const correct = (several ? mark.accept : mark.accept.slice(0, 1)).map((value) =>
    element('qti-value', {}, escapeText(value)),
  );
  const entries = mark.accept.map((value) =>
    element('qti-map-entry', { 'map-key': value, 'mapped-value': 1, ...(typed && { 'case-sensitive': false }) }),
  );
  return element(
    'qti-response-declaration',
    {
      identifier: responseId(mark),
      cardinality: several ? 'multiple' : 'single',
      'base-type': typed ? 'string' : 'identifier',
    },
    element('qti-correct-response', {}, ...correct),
    element('qti-mapping', { 'default-value': 0 }, ...entries),
  );
}

const processing = (marks: Mark[]) =>
  element(
    'qti-response-processing',
    {},
    element(
      'qti-set-outcome-value',
      { identifier: 'SCORE' },
      element('qti-sum', {}, ...marks.map((mark) => element('qti-map-response', { identifier: responseId(mark) }))),
    ),
    element(
      'qti-set-outcome-value',
      { identifier: 'FEEDBACK' },
      element('qti-base-value', { 'base-type': 'identifier' }, 'shown'),
    ),
  );

const testOf = (paper: Paper, items: string[]) =>
  element(
    'qti-assessment-test',
    { xmlns: NAMESPACE, identifier: `${paper.id}-test`, title: paper.title.en },
    element('qti-outcome-declaration', { identifier: 'SCORE', cardinality: 'single', 'base-type': 'float' }),
    element(
      'qti-test-part',
      { identifier: 'part', 'navigation-mode': 'nonlinear', 'submission-mode': 'simultaneous' },
      element(
        'qti-assessment-section',
        { identifier: 'section', title: paper.title.en, visible: true },
        ...items.map((name) => element('qti-assessment-item-ref', { identifier: name, href: `${name}.xml` })),
      ),
    ),
    element(
      'qti-outcome-processing',
      {},
      element(
        'qti-set-outcome-value',
        { identifier: 'SCORE' },
        element('qti-sum', {}, element('qti-test-variables', { 'variable-identifier': 'SCORE' })),
      ),
    ),
  );
