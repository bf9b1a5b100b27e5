import { useNavigate } from 'react-router';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { paths } from '#shared/panel-paths.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { ContractForm, backToContracts } from './contract-form.tsx';

export function ContractCreatePage() {
  const languages = useLanguages();
  const navigate = useNavigate();
  if (!languages.data)
    return <FormLoading title="Yeni Sözleşme" back={backToContracts} queries={[languages]} />;
  return (
    <ContractForm
      languages={languages.data}
      title="Yeni Sözleşme"
      onSaved={() => void navigate(paths.contracts)}
    />
  );
}
