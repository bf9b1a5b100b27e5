/** What an import says whose process was killed while it wrote. */
export const interrupted = 'Sunucu durduğu için yarıda kaldı; hiçbir şey yazılmadı. Tekrar deneyebilirsiniz.';
