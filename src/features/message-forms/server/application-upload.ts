import { MessageForm } from '../message-form.ts';
import { maxCvMegabytes } from '#features/media/upload-limits.rules.ts';
import type { Context } from '#server/context/context.ts';
import { AppError } from '#server/errors.ts';
import { parseFields } from '#server/http/error-mapping.ts';
import type { UploadOptions } from '#server/http/upload.ts';
import { checkFields } from './check-form.service.ts';
import { loadFormTexts } from '#features/public-forms/server/form-texts.read.ts';
import { refuseTrappedSoFar } from '#features/public-forms/server/spam-traps.ts';

/**
 * The checks during the upload of a job application: the fields that come before the file, and the size of
 * the file.
 */
export function applicationUpload(ctx: Context): UploadOptions {
  return {
    accept: async (fields) => {
      const form = parseFields(MessageForm, fields);
      const texts = await loadFormTexts(ctx.db, form.lang);
      refuseTrappedSoFar(form, texts);
      checkFields(ctx, 'human-resources', form, { texts, arrived: Object.keys(fields) });
    },
    limit: {
      bytes: maxCvMegabytes * 1024 * 1024,
      tooLarge: async ({ lang }) => {
        const texts = await loadFormTexts(ctx.db, String(lang));
        const message = texts.text('too_large_file', maxCvMegabytes);
        return new AppError('too_large', 413, message, { fields: { file: [message] } });
      },
    },
  };
}
