import { describe, expect, it } from 'vitest';
import { formBody } from './form-body.ts';

describe('the body of a write', () => {
  it('sends PUT and DELETE as _method and POST as it is', () => {
    expect(formBody('PUT', {}).get('_method')).toBe('PUT');
    expect(formBody('DELETE', {}).get('_method')).toBe('DELETE');
    expect(formBody('POST', {}).has('_method')).toBe(false);
  });

  it('writes booleans as 1 and 0, null as an empty text and numbers as digits', () => {
    const body = formBody('POST', { is_active: true, is_featured: false, image_id: null, version: 7 });
    expect(Object.fromEntries(body)).toEqual({
      is_active: '1',
      is_featured: '0',
      image_id: '',
      version: '7',
    });
  });

  it('writes lists and objects as JSON text', () => {
    const attributes = [{ label: { tr: 'Ölçü' }, value: { tr: '25 mm' } }];
    const body = formBody('PUT', { images: [3, 1], attributes });
    expect(body.get('images')).toBe('[3,1]');
    expect(JSON.parse(body.get('attributes') as string)).toEqual(attributes);
  });

  it('sends no undefined field and does not change texts', () => {
    const body = formBody('POST', { name_tr: ' Işık "çıtçıt" ', name_en: undefined });
    expect([...body.keys()]).toEqual(['name_tr']);
    expect(body.get('name_tr')).toBe(' Işık "çıtçıt" ');
  });

  it('does not convert files to text', () => {
    const file = new File(['x'], 'halka.jpg', { type: 'image/jpeg' });
    expect((formBody('POST', { file }).get('file') as File).name).toBe('halka.jpg');
  });
});
