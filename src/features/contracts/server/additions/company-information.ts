import type { Settings } from '#server/configuration/settings.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';
import { linesOf, type AdditionTexts } from './addition-texts.ts';

/**
 * Writes what article 1524 of the Turkish Commercial Code asks for, as far as it is filled in. The settings
 * are in the main language, which their cells name on pages of other languages.
 */
export function writeCompanyInformation(
  { lang, text }: AdditionTexts,
  settings: Settings,
  mainLang: string,
): string {
  const rows = [
    [text('legal.company_name'), settings.legalTitle],
    [text('legal.company_headquarters'), settings.headquarters],
    [text('footer.mersis_number'), settings.mersisNumber],
    [text('footer.trade_registry'), settings.tradeRegistry],
    [text('legal.company_committed_capital'), settings.committedCapital],
    [text('legal.company_paid_capital'), settings.paidCapital],
    [text('legal.company_board'), settings.boardMembers],
    [text('legal.company_auditor'), settings.auditor],
  ].filter(([, value]) => value !== '');
  const own = lang === mainLang ? '' : ` lang="${mainLang}"`;
  const table = rows.map(
    ([name = '', value = '']) => `<tr><td>${linesOf(name)}</td><td${own}>${linesOf(value)}</td></tr>`,
  );
  return `<p>${escapeHtml(text('legal.company_text'))}</p>\n<table><tbody>${table.join('')}</tbody></table>`;
}
