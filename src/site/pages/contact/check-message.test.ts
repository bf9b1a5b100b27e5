import { describe, expect, it } from 'vitest';
import { checkMessage } from './check-message.ts';
import { shownFields } from './topics.ts';

const today = '2026-03-05';
const sender = { name: 'Ayşe', email: 'ayse@firma.example', phone: '0212 000 00 12' };
const noFile = { file: undefined, hasNotice: false, today };
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

describe('the contact form refuses', () => {
  it('an offer without a message, because it has no list of products', () => {
    expect(checkMessage('offer', sender, noFile)).toEqual({ message: { key: 'required' } });
    expect(checkMessage('offer', { ...sender, message: '500 adet' }, noFile)).toEqual({});
  });

  it('an unread privacy notice, where the company has one', () => {
    const values = { ...sender, message: 'x' };
    expect(checkMessage('offer', values, { ...noFile, hasNotice: true })).toEqual({
      notice_read: { key: 'required' },
    });
    const read = { ...values, notice_read: '1' };
    expect(checkMessage('offer', read, { ...noFile, hasNotice: true })).toEqual({});
  });

  it.each([
    ['no file', undefined, undefined],
    ['a text', file('cv.txt', 'text/plain'), { key: 'unreadable_pdf' }],
    [
      'more than 5 MB',
      file('cv.pdf', 'application/pdf', 5 * 1024 * 1024 + 1),
      { key: 'too_large_file', max: 5 },
    ],
    ['a PDF of 5 MB', file('cv.PDF', '', 5 * 1024 * 1024), undefined],
  ])('as a CV: %s', (_, given, problem) => {
    const values = { ...sender, position: 'Kalıpçı' };
    expect(checkMessage('human-resources', values, { ...noFile, file: given }).file).toEqual(problem);
  });
});

it('a school tour offers the choice of a tour only where there are tours', () => {
  expect(shownFields('school-tour-request', true)).toContain('tour_id');
  expect(shownFields('school-tour-request', false)).not.toContain('tour_id');
  expect(shownFields('contact', true)).toEqual(['name', 'email', 'phone', 'company', 'subject', 'message']);
});
