UPDATE "page_revision" SET "document" = regexp_replace(regexp_replace("document", '\n *("(?:[^"\\]|\\.)*"): ', '\1:', 'g'), '\n *', '', 'g') WHERE "document" LIKE E'{\n%';
