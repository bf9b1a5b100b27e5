import { turkishTexts } from '#shared/interface-texts.ts';
import type { InterfaceTexts } from '#shared/interface-texts.ts';

const englishTexts: InterfaceTexts = {
  navbar: {
    skip_to_content: 'Skip to content',
    main_menu: 'Main menu',
    menu: 'Menu',
    open_menu: 'Open menu',
    close_menu: 'Close menu',
    collection: 'Collection',
    all_products: 'All products',
    language: 'Choose a language',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    back_to_top: 'Back to top',
  },
  footer: {
    categories: 'Product groups',
    languages: 'Languages',
    all_rights_reserved: 'All rights reserved.',
  },
  home: {
    hero_title: 'The smallest part is where the eye goes first.',
    hero_link: 'See the collection',
    categories_title: 'Collection',
    categories_text:
      'Metal accessories for bags, belts, shoes and clothing. Every group is made with its own tools, its own finishes and its own sizes.',
    featured_title: 'Featured products',
  },
  products: {
    count: '{count} products',
    count_one: '1 product',
    list: 'Products',
    sub_categories: 'Sub-categories',
    empty_title: 'There are no products in this category yet.',
    empty_text: 'You may find the part that you are looking for in another product group:',
    past_end_title: 'There are no products on this page.',
    past_end_link: 'Back to the first page',
    pages: 'Pages',
    page: 'Page {page}',
    page_of: 'Page {page} of {last}',
    previous: 'Previous',
    next: 'Next',
    code: 'Article number',
    attributes: 'Specifications',
    transporter_types: 'Carried on',
    description: 'Description',
    pictures: 'Product pictures',
    picture: 'Picture {number}',
    no_picture: 'No picture',
  },
  not_found: {
    title: 'The page was not found.',
    text: 'The address may contain a typo, or the page may have been removed.',
    button: 'Back to home',
  },
  page_error: {
    title: 'The page could not be loaded.',
    text: 'Check your connection and load the page again.',
    retry: 'Load again',
  },
  form_error: {
    hata: 'Error!',
    hata_oldu_gonderilemedi: 'Something went wrong and nothing was sent. Please try again.',
    sistem_hatasi: 'System error!',
    gonderildi: 'Sent!',
    yetkililere_iletildi: 'Your message has reached our team.',
    required: 'This field is required.',
    valid_email: 'Enter a valid e-mail address.',
    too_long: 'This field takes at most {max} characters.',
  },
};

/** The interface texts that a new database starts with, by language, group and key. */
export const staticTexts: Record<'tr' | 'en', Record<string, Record<string, string>>> = {
  tr: turkishTexts,
  en: englishTexts,
};
