import type { DemoPost } from '../posts.ts';
import { richText } from '../rich-text.ts';

/** About work in the workshop. */
export const productionPosts: readonly DemoPost[] = [
  {
    publishedIn: -152,
    author: 'Deniz Kaya',
    cover: 'sira-genis.jpg',
    title: { tr: 'Perçin çakarken yapılan beş hata', en: 'Five mistakes when setting rivets' },
    summary: {
      tr: 'Yamuk baş, ezilmiş koni, dönen kapsül: nedenleri ve çözümleri.',
      en: 'A tilted head, a crushed cone, a cap that turns: why it happens and what to do.',
    },
    body: {
      tr: richText`
        <h2>Boy tutmuyor</h2>
        <p>Gövde, üst üste malzemeden 2–3 mm uzun olmalıdır. Uzun gövde yana yatar, kısa gövde tutmaz.</p>
        <h2>Kalıp başka parçanın</h2>
        <p>Konik ve piramit başlar kendi yuvasını ister. Düz kalıp ucu ezer, kaplamayı çatlatır.</p>
        <h2>Delik büyük</h2>
        <p>Gövde delikte oynuyorsa kapsül döner. Deliği gövdeden yarım milimetre dar açın.</p>
        <h2>Vuruş çok</h2>
        <p>Bir doğru vuruş, üç zayıf vuruştan iyidir. El presinde aynı boyu her seferinde aynı kuvvetle kapatırsınız.</p>
        <h2>Deneme yok</h2>
        <p>Malzeme partisi değişince kalınlık da değişir. Her partide ilk on parçayı kesip bakın.</p>
        <figure data-video="https://www.youtube.com/embed/aqz-KE-bpKQ"></figure>`,
      en: richText`
        <h2>The length is wrong</h2>
        <p>The post should exceed the layers by 2–3 mm. A long one leans over, a short one does not hold.</p>
        <h2>The die belongs to another part</h2>
        <p>Cones and pyramids need a seat of their own. A flat die crushes the tip and cracks the finish.</p>
        <h2>The hole is too large</h2>
        <p>If the post has play, the cap turns. Punch half a millimetre less than the post.</p>
        <h2>Too many blows</h2>
        <p>One good blow beats three weak ones. A hand press closes every piece with the same force.</p>
        <h2>No trial</h2>
        <p>A new batch of material is a new thickness. Cut open the first ten pieces of each batch.</p>
        <figure data-video="https://www.youtube.com/embed/aqz-KE-bpKQ"></figure>`,
    },
  },
  {
    // Scheduled, so that the panel shows what that looks like.
    publishedIn: 21,
    author: 'Selin Aras',
    cover: 'fuar-vitrin-genis.jpg',
    title: { tr: 'Numuneden seri üretime', en: 'From sample to series' },
    summary: {
      tr: 'Bir parçanın çizimden ilk koliye kadar geçtiği altı adım ve her adımda sizden beklediğimiz onay.',
      en: 'The six steps of a part from drawing to first box, and the approval that we ask for at each.',
    },
    body: {
      tr: richText`
        <ol>
        <li><p><strong>Çizim:</strong> ölçüler, tolerans ve yük. Örnek parça da yeter; biz ölçeriz.</p></li>
        <li><p><strong>Kalıp teklifi:</strong> zamakta beş, preste on iş günü sürer.</p></li>
        <li><p><strong>Ham numune:</strong> biçimi onaylarsınız. Bundan sonraki değişiklik kalıp değişikliğidir.</p></li>
        <li><p><strong>Kaplamalı numune:</strong> rengi, imzalı numuneyle iki taraf da saklar.</p></li>
        <li><p><strong>Ön seri:</strong> beş yüz parça, kendi makinenizde denemeniz için.</p></li>
        <li><p><strong>Seri:</strong> her koliye parti numarası basılır; rapor aynı numarayla gelir.</p></li>
        </ol>
        <p>Onaylar yazılıdır; böylece iki yıl sonra verilen sipariş de ilkiyle aynı çıkar.</p>`,
      en: richText`
        <ol>
        <li><p><strong>Drawing:</strong> dimensions, tolerances and load. A sample part will do; we measure it.</p></li>
        <li><p><strong>Tool quotation:</strong> five working days for zinc, ten for the press.</p></li>
        <li><p><strong>Raw sample:</strong> you approve the shape. A later change is a change of the tool.</p></li>
        <li><p><strong>Plated sample:</strong> both sides keep a signed sample of the colour.</p></li>
        <li><p><strong>Pilot run:</strong> five hundred parts to try on your own machine.</p></li>
        <li><p><strong>Series:</strong> each box carries a batch number, and the report comes with the same one.</p></li>
        </ol>
        <p>All approvals are in writing, so that an order two years later still matches the first.</p>`,
    },
  },
];
