import { Text, Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { productSheet } from '#features/products/panel/product-sheet.api.ts';
import { useSheetDownload } from '#panel/list/use-sheet-download.ts';
import classes from './imports.module.css';

/** Explains the columns of the sheet in a section that can be opened, with the export as a template. */
export function SheetHelp() {
  return (
    <details className={classes.help}>
      <summary>Tablo dosyası nasıl olmalı?</summary>
      <div className={classes.helpBody}>
        <Text size="sm">
          En kolayı dışa aktarılan dosyayı değiştirip geri yüklemektir. Değiştirmediğiniz hücreler ve satırlar
          aynı kalır; dosyada olmayan ürünlere dokunulmaz.
        </Text>
        <ul>
          <li>
            Her satır bir üründür. Ürünün ölçü ve kaplamaları kendi satırlarındadır: “Kod” sütununda kendi
            kodları, “Model kodu” sütununda ürünün kodu yazar.
          </li>
          <li>
            Sütunlar başlıklarından tanınır; sıraları değişebilir. Silinen sütun hiçbir şeyi değiştirmez.
            Tedarikçinizin listesinde başka başlıklar varsa yükledikten sonra “Sütunları Eşle” deyin.
          </li>
          <li>
            Boş hücre o bilgiyi siler. Bilinmeyen bir kod yeni ürün demektir; kod değiştirmek için yenisini
            “Yeni kod” sütununa yazın. Bir varyantı başka bir modele taşımak için “Model kodu” hücresini
            değiştirin.
          </li>
          <li>
            Kategori yolu ile yazılır (Aksesuar &gt; Tokalar); ölçü, kaplama ve taşıyıcı türleri listelerdeki
            adlarıyla. Birkaç taşıyıcı türü noktalı virgülle ayrılır.
          </li>
          <li>
            “Uyumlu ürünler”, “Yedek parçaları”, “Alternatifleri”, “Yerini aldıkları” ve “Birlikte alınanlar”
            sütunlarına öbür ürünlerin kodları noktalı virgülle yazılır. Uyumlu, alternatif ve birlikte alınan
            ürünlerde öbür ürün de kendiliğinden yazılır; o da dosyadaysa iki hücre aynı şeyi söylemelidir.
          </li>
          <li>
            “Görseller”, “Teknik çizimler” ve “Belgeler” sütunlarına kütüphanedeki dosya adları, sitedeki
            sırayla ve noktalı virgülle yazılır: <code>on.jpg; arka.jpg</code>. Çizim ve belgenin başlığı
            adından sonra gelir: <code>olcu.pdf | Ölçü çizimi</code>; başlık yazılmazsa eskisi kalır. Aynı
            adda birkaç dosya varsa numarası yazılır: <code>on.jpg (#12)</code>.
          </li>
          <li>Evet ve Hayır yazılır; tarihler 31.12.2026 09:30 biçimindedir.</li>
          <li>
            Kod sütununun biçimi “Metin” olsun: Excel sayı sandığı kodun baştaki sıfırlarını siler, bazılarını
            tarihe çevirir. Büyük ve küçük harf yeni bir kod demek değildir.
          </li>
          <li>
            Birleştirilmiş hücre kullanmayın. Gizli sayfalar okunmaz; gizli satırlar siz isterseniz okunur.
          </li>
          <li>CSV de olur: noktalı virgül, virgül ya da sekme ile ayrılmış, UTF-8 ya da Türkçe Windows.</li>
          <li>
            Ölçü ve kaplama listelerinin kendi dosyaları vardır: Listeler ekranında “Excel” düğmesiyle alınır,
            buradan yüklenir. Orada “Kod”, adresteki addır; yeni satırda boş bırakılırsa addan yapılır.
          </li>
          <li>Formüllü hücrede Excel’in hesapladığı sonuç alınır.</li>
          <li>
            “Sürüm” sütununa dokunmayın: siz dosyayla uğraşırken başkası aynı ürünü değiştirdiyse bu sütun
            haber verir.
          </li>
        </ul>
        <Text size="sm">
          Görseller adlarından tanınır: <code>TK-1140.jpg</code> bu kodun ilk, <code>TK-1140_2.jpg</code>{' '}
          ikinci görselidir; varyantların kodları da olur.
        </Text>
        <SheetButton label="Örnek olarak ürün listesini indir" />
      </div>
    </details>
  );
}

/** Downloads all products as an Excel sheet. */
function SheetButton({ label }: { label: string }) {
  const { isLoading, text, download } = useSheetDownload(productSheet);
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconFileDownload size={16} aria-hidden />}
      aria-busy={isLoading}
      onClick={download}
    >
      {text ?? label}
    </Button>
  );
}
