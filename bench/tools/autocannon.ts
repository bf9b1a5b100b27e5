export { default } from 'autocannon';
