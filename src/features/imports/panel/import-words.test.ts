import { expect, it } from 'vitest';
import { applyText, changeCount, countsText, isBusy } from './import-words.ts';

const counts = { create: 12, update: 1340, same: 0, problem: 2, kept: 0, proposed: 0 };

it('an import is summed up in one line; proposals and kept rows are named when there are some', () => {
  expect(countsText(counts)).toBe('12 yeni, 1.340 değişen, 0 aynı, 2 sorunlu');
  expect(countsText({ ...counts, kept: 3 })).toMatch(/, 3 geri alınmayan$/);
  expect(countsText({ ...counts, proposed: 4 })).toMatch(/, 4 öneri$/);
  expect(countsText({})).toBe('0 yeni, 0 değişen, 0 aynı, 0 sorunlu');
});

it('the question before applying states the numbers and leaves out what does not happen', () => {
  expect(applyText(counts)).toBe('12 yeni kayıt eklenecek, 1.340 kayıt değişecek.');
  expect(applyText({ ...counts, create: 0 })).toBe('1.340 kayıt değişecek.');
  expect(changeCount({ same: 4 })).toBe(0);
});

it('the screen follows an import only while the server works on it', () => {
  expect((['checking', 'applying', 'undoing'] as const).every(isBusy)).toBe(true);
  expect((['checked', 'applied', 'undone', 'failed', 'cancelled'] as const).some(isBusy)).toBe(false);
});
