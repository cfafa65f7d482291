-- Run once, in an empty PostgreSQL: the server's account owns its database, and may do nothing else.
\set password `cat /run/secrets/database-password`
CREATE ROLE kiosk LOGIN PASSWORD :'password';
CREATE DATABASE kiosk OWNER kiosk ENCODING 'UTF8' TEMPLATE template0;
REVOKE CONNECT ON DATABASE kiosk FROM PUBLIC;
