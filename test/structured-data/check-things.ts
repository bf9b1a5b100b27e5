import { hasProperty, isKnownType } from './vocabulary.ts';
import { richResults } from './rich-results.ts';

type Node = Readonly<Record<string, unknown>>;
export type Findings = { problems: string[]; lacking: string[] };

const addresses =
  /^(url|image|logo|sameAs|thumbnailUrl|contentUrl|embedUrl|mainEntityOfPage|item|urlTemplate)$/;
const days = /^(startDate|endDate)$/;
const instants = /^(datePublished|dateModified|uploadDate)$/;

/**
 * Checks the structured data of a page, given as the texts of its scripts: `problems` are errors of schema.org and
 * of Google's required properties, `lacking` recommended properties that are missing.
 */
export function checkThings(scripts: readonly string[]): Findings {
  const findings: Findings = { problems: [], lacking: [] };
  const roots = scripts.map((script) => JSON.parse(script) as Node);
  for (const { '@context': context, '@graph': graph, ...thing } of roots) {
    if (context !== 'https://schema.org') findings.problems.push(`@context is ${String(context)}`);
    const things = graph === undefined ? [thing] : (graph as Node[]);
    if (things.length === 0) findings.problems.push('@graph is empty');
    for (const one of things) checkNode(one, String(one['@type']), findings);
  }
  const ids = new Set(roots.flatMap((root) => definedIds(root)));
  for (const id of roots.flatMap((root) => namedIds(root)))
    if (!ids.has(id)) findings.problems.push(`nothing on the page has the @id ${id}`);
  return findings;
}

function checkNode(node: Node, path: string, findings: Findings): void {
  if (isReference(node)) return;
  const type = String(node['@type']);
  const rule = richResults[type];
  if (!rule || !isKnownType(type)) {
    findings.problems.push(`${path}: the site does not describe ${type}`);
    return;
  }
  const has = (name: string) => name.split('|').some((one) => one in node);
  const missing = (names: readonly string[]) => names.filter((name) => !has(name));
  for (const name of missing(rule.required)) findings.problems.push(`${path}: ${name} is required`);
  for (const name of missing(rule.recommended)) findings.lacking.push(`${path}: ${name}`);
  for (const [name, value] of Object.entries(node)) {
    if (name.startsWith('@')) continue;
    if (!hasProperty(type, name.replace(/-input$/, '')) && !isInput(type, name))
      findings.problems.push(`${path}: ${type} has no property ${name}`);
    checkValue(value, { name, path: `${path}.${name}`, findings });
  }
  if (type === 'BreadcrumbList' || type === 'ItemList') checkPositions(node, path, findings);
}

/** Actions describe their inputs by properties that end in `-input`, which are no properties of schema.org. */
const isInput = (type: string, name: string) => type.endsWith('Action') && name.endsWith('-input');

type Place = { name: string; path: string; findings: Findings };

function checkValue(value: unknown, { name, path, findings }: Place): void {
  const complain = (what: string) => findings.problems.push(`${path}: ${what}`);
  if (value === null || value === undefined || value === '') complain('is empty');
  else if (Array.isArray(value)) {
    if (value.length === 0) complain('is empty');
    value.forEach((one, index) => checkValue(one, { name, path: `${path}[${index}]`, findings }));
  } else if (typeof value === 'object') checkNode(value as Node, path, findings);
  else if (typeof value === 'string') {
    if (addresses.test(name) && !isAbsolute(value)) complain(`${value} is not an absolute address`);
    if (days.test(name) && !isDate(value, /^\d{4}-\d\d-\d\d$/)) complain(`${value} is not a day`);
    if (instants.test(name) && !isDate(value, /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/))
      complain(`${value} is not an instant with a time zone`);
    if (/<\/?[a-z]|&(amp|lt|gt|quot);/i.test(value)) complain('contains HTML');
  }
}

function isAbsolute(text: string): boolean {
  return URL.canParse(text.replace(/\{\w+\}/g, 'x')) && /^https?:\/\/[^/]/.test(text);
}

const isDate = (text: string, shape: RegExp) => shape.test(text) && !Number.isNaN(Date.parse(text));

/** The elements of a list are numbered without gaps; a second page of a list begins with a higher number. */
function checkPositions(node: Node, path: string, { problems }: Findings): void {
  const positions =
    (node.itemListElement as Node[] | undefined)?.map(({ position }) => Number(position)) ?? [];
  const [first = 1] = positions;
  if (first < 1 || positions.some((position, index) => position !== first + index))
    problems.push(`${path}: the positions are ${positions.join(', ')}`);
}

const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1;

function definedIds(value: unknown): string[] {
  return nodesIn(value).flatMap((node) => ('@id' in node && !isReference(node) ? String(node['@id']) : []));
}

function namedIds(value: unknown): string[] {
  return nodesIn(value).flatMap((node) => (isReference(node) ? String(node['@id']) : []));
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? below : [value as Node, ...below];
}
