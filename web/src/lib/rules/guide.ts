// The guide to a game as it is written in its box: a little Markdown, read into what a page is made of.

export interface Span {
  text: string;
  bold: boolean;
}

/** Some words, and the rules they tell. */
export interface Passage {
  spans: readonly Span[];
  rules: readonly string[];
}

export type Block =
  | { kind: 'paragraph'; passage: Passage }
  | { kind: 'list'; ordered: boolean; items: Passage[] }
  | { kind: 'figure'; name: string; alt: string };

export interface Section {
  title: Passage;
  blocks: readonly Block[];
}

export interface Guide {
  title: string;
  sections: readonly Section[];
}

const FIGURE = /^!\[(.+)\]\(figure:([a-z0-9-]+)\)$/;
const HEADING = /^(##?) (.+)$/;
const ITEM = /^(?:-|(\d+)\.) (.+)$/;
const RULES = /\s*\{([^{}]+)\}$/;

interface Line {
  kind: 'title' | 'section' | 'figure' | 'item' | 'numbered' | 'paragraph';
  text: string;
}

/** The text with its lines joined that belong together. */
function joined(text: string): Line[] {
  const lines: Line[] = [];
  let open = false;
  for (const written of text.split('\n')) {
    const line = written.trim();
    const [heading, item] = [HEADING.exec(line), ITEM.exec(line)];
    const last = lines.at(-1);
    if (line === '') open = false;
    else if (heading) lines.push({ kind: heading[1] === '#' ? 'title' : 'section', text: heading[2] ?? '' });
    else if (FIGURE.test(line)) lines.push({ kind: 'figure', text: line });
    // A line that hangs goes on with its item, also if it begins with a number and a full stop.
    else if (item && (!open || written === line)) {
      lines.push({ kind: item[1] ? 'numbered' : 'item', text: item[2] ?? '' });
      open = true;
    } else if (open && last) last.text += ` ${line}`;
    else {
      lines.push({ kind: 'paragraph', text: line });
      open = true;
    }
  }
  return lines;
}

export function passage(text: string): Passage {
  const rules = RULES.exec(text)?.[1]?.split(' ') ?? [];
  const spans = text
    .replace(RULES, '')
    .split('**')
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
  return { spans, rules };
}

export function plain({ spans }: Passage): string {
  return spans.map(({ text }) => text).join('');
}

export function parse(text: string): Guide {
  let title = '';
  const sections: { title: Passage; blocks: Block[] }[] = [];
  for (const { kind, text: words } of joined(text)) {
    const blocks = sections.at(-1)?.blocks;
    if (kind === 'title') title = words;
    else if (kind === 'section') sections.push({ title: passage(words), blocks: [] });
    else if (!blocks) throw new Error(`the guide to ${title} says something before its first section`);
    else if (kind === 'figure') {
      const [, alt = '', name = ''] = FIGURE.exec(words) ?? [];
      blocks.push({ kind, name, alt });
    } else if (kind === 'paragraph') blocks.push({ kind, passage: passage(words) });
    else {
      const [last, ordered] = [blocks.at(-1), kind === 'numbered'];
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(passage(words));
      else blocks.push({ kind: 'list', ordered, items: [passage(words)] });
    }
  }
  return { title, sections };
}

/** Every passage, in the order of reading. */
export function passages({ sections }: Guide): Passage[] {
  return sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [block.passage];
      return block.kind === 'list' ? block.items : [];
    }),
  ]);
}

/** Where each rule is told first: there it is looked up. */
export function firstTold(guide: Guide): ReadonlyMap<string, Passage> {
  const told = new Map<string, Passage>();
  for (const passage of passages(guide)) {
    for (const rule of passage.rules) if (!told.has(rule)) told.set(rule, passage);
  }
  return told;
}
