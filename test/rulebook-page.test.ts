/** What a rulebook gives is described: `docs/rulebooks.md` names each member of its types, under the heading of its own. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/rulebooks.md', 'utf8');

/** The types, by file, with the heading under which each is described. */
const TYPES = [
  { file: 'policy.ts', type: 'Policy', heading: 'The questions that a policy answers' },
  { file: 'catalogue.ts', type: 'Catalogue', heading: 'What a catalogue answers' },
  { file: 'catalogue.ts', type: 'ZoneRule', heading: 'Zones, sorts, traits and facts' },
  { file: 'catalogue.ts', type: 'SortRule', heading: 'Zones, sorts, traits and facts' },
  { file: 'catalogue.ts', type: 'TraitRule', heading: 'Zones, sorts, traits and facts' },
  { file: 'catalogue.ts', type: 'FactRule', heading: 'Zones, sorts, traits and facts' },
  { file: 'catalogue.ts', type: 'EventRule', heading: 'A kind of event' },
  { file: 'rulebook.ts', type: 'Rulebook', heading: 'The rulebook, and what players do' },
  { file: 'rulebook.ts', type: 'ActionRule', heading: 'The rulebook, and what players do' },
  { file: 'rulebook.ts', type: 'Steps', heading: 'The rulebook, and what players do' },
];

/** The names of an interface's members, and of what a member groups: `chooses.mode`. */
function membersOf(file: string, type: string): string[] {
  const text = readFileSync(join('src/rulebook', file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const named = statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === type);
  return named ? namesIn(named.members) : [];
}

function namesIn(members: ts.NodeArray<ts.TypeElement>): string[] {
  return members.flatMap((member) => {
    const own = member.name ? [member.name.getText()] : [];
    const grouped = ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type);
    return grouped ? [...own, ...namesIn((member.type as ts.TypeLiteralNode).members)] : own;
  });
}

/** The code spans between a heading and the next of any level. */
function spansUnder(heading: string): string[] {
  const [, section = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [own = ''] = section.split(/^#+ /m);
  return [...own.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

describe.each(TYPES)('$type', ({ file, type, heading }) => {
  const members = membersOf(file, type);
  const spans = spansUnder(heading);

  test('has members', () => expect(members.length).toBeGreaterThan(1));
  test.each(members)('`%s` is described', (member) => expect(spans).toContain(member));
});
