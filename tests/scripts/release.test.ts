/** What a release writes: the version and the day in the CHANGELOG, and nothing when there is nothing to tell. */
import { expect, test } from 'vitest';
import { graveFindings, isLater, released } from '../../scripts/release.ts';

test.each([
  ['0.2.0', '0.1.9', true],
  ['0.1.10', '0.1.9', true],
  ['1.0.0', '0.9.9', true],
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.2.0', false],
  ['v0.2.0', '0.1.0', false],
  ['0.2', '0.1.0', false],
])('%s na %s: %s', (version, than, later) => {
  expect(isLater(version, than)).toBe(later);
});

const OLD = '# Wat er veranderd is\n\n## Nog niet uitgebracht\n\n- iets\n\n## 0.1.0\n\n- het begin\n';

test('het onuitgebrachte deel krijgt versie en dag; de rest blijft', () => {
  expect(released(OLD, '0.2.0', '2026-11-30')).toBe(
    OLD.replace('## Nog niet uitgebracht', '## 0.2.0 (2026-11-30)'),
  );
});

test.each([
  ['zonder zo’n deel', OLD.replace('## Nog niet uitgebracht\n\n- iets\n\n', '')],
  ['als het leeg is', OLD.replace('- iets\n\n', '')],
])('%s is er niets uit te brengen', (_name, changelog) => {
  expect(() => released(changelog, '0.2.0', '2026-11-30')).toThrow('er is niets veranderd');
});

test.each([
  ['niets', { vulnerabilities: {} }, { names: [] }],
  ['licht', { vulnerabilities: { diff: { severity: 'low' }, idb: { severity: 'moderate' } } }, { names: [] }],
  [
    'ernstig',
    { vulnerabilities: { a: { severity: 'high' }, b: { severity: 'critical' } } },
    { names: ['a', 'b'] },
  ],
  [
    'een register dat niet antwoordt',
    { message: '405 Method Not Allowed' },
    { unknown: '405 Method Not Allowed' },
  ],
  ['een fout van npm', { error: { summary: 'ENOLOCK' } }, { unknown: 'ENOLOCK' }],
])('wat npm audit zegt: %s', (_name, report, found) => {
  expect(graveFindings(JSON.stringify(report))).toEqual(found);
});

test('een antwoord dat geen JSON is, is geen uitslag', () => {
  expect(graveFindings('')).toEqual({ unknown: 'npm audit gaf geen leesbaar antwoord' });
});
