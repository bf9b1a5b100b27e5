import { Drawer } from '@mantine/core';
import { useState } from 'react';
import type { ManagedTransporterType } from '#shared/api/transporter-type.ts';
import { TransporterTypeForm } from './transporter-type-form.tsx';
import { TransporterTypeList } from './transporter-type-list.tsx';
import { confirmDiscard } from '../../components/feedback/confirm-discard.ts';
import { Loading } from '../../components/feedback/load-states.tsx';
import { useLanguages } from '../languages/languages.api.ts';

type TransporterTypesDrawerProps = { isOpen: boolean; onClose: () => void };

/** Manages the transporter types in a drawer that other screens open. */
export function TransporterTypesDrawer({ isOpen, onClose }: TransporterTypesDrawerProps) {
  const { data: languages } = useLanguages();
  const [edited, setEdited] = useState<ManagedTransporterType | 'new' | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  // Asks about changes in this drawer only, not about the form below.
  const mayGo = async () => !isChanged || confirmDiscard();
  const backToList = () => {
    setIsChanged(false);
    setEdited(null);
  };
  const close = async () => {
    if (!(await mayGo())) return;
    backToList();
    onClose();
  };
  const title = edited === null ? 'Taşıyıcı Türleri' : edited === 'new' ? 'Yeni Tür' : 'Türü Düzenle';
  return (
    <Drawer
      opened={isOpen}
      onClose={() => void close()}
      title={title}
      position="right"
      size={480}
      padding="lg"
      closeOnClickOutside={false}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
      styles={{ title: { fontSize: '1.125rem', fontWeight: 620 } }}
    >
      {!languages && <Loading />}
      {languages && edited === null && (
        <TransporterTypeList
          mainLang={languages[0]?.abbr ?? ''}
          onAdd={() => setEdited('new')}
          onEdit={setEdited}
        />
      )}
      {languages && edited !== null && (
        <TransporterTypeForm
          type={edited === 'new' ? undefined : edited}
          languages={languages}
          onChanged={setIsChanged}
          onBack={async (discard) => {
            if (!(await mayGo())) return;
            discard();
            backToList();
          }}
          onSaved={backToList}
        />
      )}
    </Drawer>
  );
}
