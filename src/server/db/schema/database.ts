import type { Selectable } from 'kysely';
import type { recordKinds } from '#features/record-kinds.ts';
import type { CatalogueTable } from './catalogue.ts';
import type { CategoryChangeTable, CategoryCountTable, CategoryTable } from './category.ts';
import type { CertificateTable } from './certificate.ts';
import type { ContactInformationTable } from './contact-information.ts';
import type { ContentItemTable } from './content-item.ts';
import type { ListedRow, SimpleRow } from './content.ts';
import type { ContractTable } from './contract.ts';
import type { GalleryFileTable } from './gallery.ts';
import type { HomeSectionTable } from './home-section.ts';
import type { ImportMappingTable, ImportRowTable, ImportTable, ScheduledImportTable } from './import.ts';
import type {
  AuditTable,
  OutboxTable,
  PasswordResetTable,
  RefusedCallTable,
  SupportRequestTable,
} from './mail.ts';
import type { KitLinkTable, KitTable } from './kits/kit.ts';
import type { MediaTable, MediaUseTable, RenditionTable, ShareCardTable } from './media.ts';
import type {
  ConsentProofTable,
  CookieChoiceTable,
  DataRequestTable,
  LeadHourTable,
  LeadTable,
  MessageTable,
  OrderLineTable,
  OrderTable,
  PrivateFileTable,
  SubscriberTable,
} from './message.ts';
import type {
  BackupRunTable,
  DataFeedTable,
  ErasureTable,
  FailedSearchTable,
  HistoryTable,
  JobTable,
  LimitTable,
  MessageChangeTable,
  ProcessTable,
  SecretTable,
  SmallestSchemaTable,
  VisitSourceTable,
  VisitTable,
  WebhookDeliveryTable,
  WebhookEventTable,
  WebhookTable,
} from './operation.ts';
import type { PrintedCatalogueTable, PrintRunTable } from './print/printed-catalogue.ts';
import type { PostTable } from './post.ts';
import type {
  TransporterTypeCountTable,
  TransporterTypePlaceCountTable,
  ListRevisionTable,
  PlaceCountTable,
  ProductAssociationTable,
  ProductTable,
  CompletenessCountTable,
  CompletenessWeekTable,
  ProductGapsTable,
  ProductTransporterTypeTable,
  VariantChoiceCountTable,
  VariantSetCountTable,
} from './product.ts';
import type {
  ProductNameStartTable,
  ProductSearchTable,
  SearchGramTable,
  SearchWordTable,
} from './search.ts';
import type { SchoolTourTable } from './school-tour.ts';
import type { SocialMediaTable } from './social-media.ts';
import type {
  ConfigurationTable,
  ContentRevisionTable,
  LanguageTable,
  MissingAddressTable,
  OldSlugTable,
  PageMetaTable,
  RedirectHitTable,
  RedirectTable,
  ShortLinkScanTable,
  ShortLinkTable,
} from './site.ts';
import type { SynonymTable } from './synonym.ts';
import type { TransporterTypeTable } from './transporter-type.ts';
import type {
  ArticleCodeTable,
  AttributeLabelTable,
  ClaimReminderTable,
  ComplianceClaimTable,
  FinishTable,
  ProductAttributeValuesTable,
  OrderingDataTable,
  ProductVariantTable,
  VariantFileTable,
  SimilarCodeTable,
  SizeTable,
  VariantSetChoiceTable,
  VariantSetTable,
} from './variant.ts';
import type {
  ApiKeyTable,
  KeyAnswerTable,
  PasskeyChallengeTable,
  PasskeyTable,
  SavedListTable,
  SecondFactorTable,
  SessionTable,
  UserSignInTable,
  UserTable,
} from './user.ts';

/** Tables that no page shows; writing them does not change the content revision. */
export type OperationalTables = {
  print_runs: PrintRunTable;
  api_keys: ApiKeyTable;
  audit: AuditTable;
  backup_runs: BackupRunTable;
  consent_proofs: ConsentProofTable;
  cookie_choices: CookieChoiceTable;
  data_feeds: DataFeedTable;
  data_requests: DataRequestTable;
  erasures: ErasureTable;
  imports: ImportTable;
  import_rows: ImportRowTable;
  scheduled_imports: ScheduledImportTable;
  import_mappings: ImportMappingTable;
  claim_reminders: ClaimReminderTable;
  completeness_weeks: CompletenessWeekTable;
  kit_links: KitLinkTable;
  leads: LeadTable;
  lead_hours: LeadHourTable;
  media_uses: MediaUseTable;
  message_changes: MessageChangeTable;
  messages: MessageTable;
  order_lines: OrderLineTable;
  orders: OrderTable;
  outbox: OutboxTable;
  password_resets: PasswordResetTable;
  private_files: PrivateFileTable;
  refused_calls: RefusedCallTable;
  subscribers: SubscriberTable;
  support_requests: SupportRequestTable;
  saved_lists: SavedListTable;
  sessions: SessionTable;
  user_sign_ins: UserSignInTable;
  limits: LimitTable;
  jobs: JobTable;
  key_answers: KeyAnswerTable;
  processes: ProcessTable;
  smallest_schema: SmallestSchemaTable;
  second_factors: SecondFactorTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  redirect_hits: RedirectHitTable;
  missing_addresses: MissingAddressTable;
  short_links: ShortLinkTable;
  short_link_scans: ShortLinkScanTable;
  visits: VisitTable;
  visit_sources: VisitSourceTable;
  failed_searches: FailedSearchTable;
  webhooks: WebhookTable;
  webhook_events: WebhookEventTable;
  webhook_deliveries: WebhookDeliveryTable;
};

type PlainKind = Extract<(typeof recordKinds)[number], { plain: object }>;

/** The tables of record kinds without special rules, typed from the descriptions of these kinds. */
type PlainTables = {
  [Kind in PlainKind as Kind['table']]: SimpleRow &
    Record<Kind['texts'][number], string> &
    Record<keyof Kind['plain']['flags'], number>;
};

export type ContentTables = PlainTables & {
  article_codes: ArticleCodeTable;
  attribute_labels: AttributeLabelTable;
  finishes: FinishTable;
  product_variants: ProductVariantTable;
  variant_files: VariantFileTable;
  similar_codes: SimilarCodeTable;
  sizes: SizeTable;
  variant_sets: VariantSetTable;
  variant_set_choices: VariantSetChoiceTable;
  variant_choice_counts: VariantChoiceCountTable;
  variant_set_counts: VariantSetCountTable;
  transporter_type_counts: TransporterTypeCountTable;
  transporter_type_place_counts: TransporterTypePlaceCountTable;
  catalogues: CatalogueTable;
  categories: CategoryTable;
  category_changes: CategoryChangeTable;
  category_counts: CategoryCountTable;
  certificates: CertificateTable;
  compliance_claims: ComplianceClaimTable;
  configuration: ConfigurationTable;
  contact_information: ContactInformationTable;
  content_revision: ContentRevisionTable;
  contents: ContentItemTable;
  contracts: ContractTable;
  history: HistoryTable;
  home_sections: HomeSectionTable;
  kits: KitTable;
  languages: LanguageTable;
  list_revisions: ListRevisionTable;
  media: MediaTable;
  renditions: RenditionTable;
  old_slugs: OldSlugTable;
  ordering_data: OrderingDataTable;
  page_metas: PageMetaTable;
  place_counts: PlaceCountTable;
  completeness_counts: CompletenessCountTable;
  product_associations: ProductAssociationTable;
  product_attribute_values: ProductAttributeValuesTable;
  product_gaps: ProductGapsTable;
  product_files: GalleryFileTable;
  posts: PostTable;
  printed_catalogues: PrintedCatalogueTable;
  product_name_starts: ProductNameStartTable;
  product_search: ProductSearchTable;
  product_transporter_types: ProductTransporterTypeTable;
  products: ProductTable;
  redirects: RedirectTable;
  school_tour_files: GalleryFileTable;
  school_tours: SchoolTourTable;
  search_grams: SearchGramTable;
  search_words: SearchWordTable;
  secrets: SecretTable;
  share_cards: ShareCardTable;
  social_media: SocialMediaTable;
  synonyms: SynonymTable;
  transporter_types: TransporterTypeTable;
  users: UserTable;
};

/** The tables of records in an ordered list; `content/record-tables.ts` describes them. */
export type ListedTable = {
  [Name in keyof ContentTables]: Selectable<ContentTables[Name]> extends Selectable<ListedRow> ? Name : never;
}[keyof ContentTables];

export type Database = ContentTables & OperationalTables;
