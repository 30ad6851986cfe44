// Generated from openapi/ by "npm run generate". Do not edit.

import type { Formatted } from "../domain/contract/formatted";
export interface paths {
    "/Authentication/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is signed in
         * @description Answers with three elements: the user, the organisation that the user works in, and whether
         *     the user administers that organisation. Without a session the answer is 401.
         */
        get: operations["getCurrentSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locale/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all locales
         * @description For everybody, anonymous visitors included, since an invitation asks for a locale.
         */
        get: operations["listLocales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/currency/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all currencies
         * @description For everybody, anonymous visitors included, since an invitation asks for a currency.
         */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Organisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organisations
         * @description Every organisation for a super user, and for anybody else those that they have access to.
         */
        get: operations["listOrganisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change organisations
         * @description Saves all changes and deletions, or none of them. The first element of the answer's changes
         *     is the saved organisation. For super users.
         */
        post: operations["commitOrganisations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/parentvalues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organisations that can be a parent
         * @description Choices for an organisation's parent; the form leaves out the organisation itself.
         *     For super users.
         */
        get: operations["listParentOrganisationValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the administration summary
         * @description For super users.
         */
        get: operations["getAdminSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Organisation/summary/{orgId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an organisation's summary
         * @description For administrators of the organisation.
         */
        get: operations["getOrganisationSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/User/summary/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user's summary
         * @description For the user, and for super users.
         */
        get: operations["getUserSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all users
         * @description Every user of the platform. For super users.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete users
         * @description Saves all changes and deletions, or none of them. For super users.
         */
        post: operations["commitUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one user
         * @description For super users.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one's own profile
         * @description The user record of whoever is signed in.
         */
        get: operations["getOwnProfile"];
        put?: never;
        /**
         * Save one's own profile
         * @description The full patched record of whoever is signed in; anybody else's is refused.
         *     Decided here: a service may wait with a new email until it is confirmed by mail; the answer
         *     then has the one that counts until then, everything else as it was sent, and in mailState what
         *     became of the mail.
         */
        post: operations["saveOwnProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/batch/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description For whoever is signed in; anybody else's password is refused.
         *     After too many wrong old passwords in a row the code is that of password resets, whose words fit.
         *     Decided here: the method is POST and the body a batch, as for api/user/batch, of which this
         *     is a suffix.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all clients
         * @description For super users.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete clients
         * @description Saves all changes and deletions, or none of them. For super users.
         *
         *     Decided here: a person chooses a client's ID, so every change carries one. An ID that is
         *     not known yet adds a client, a known one changes that client. A client whose ID was not known
         *     when the call came, but is known when it is saved, is refused with BadRequest: somebody else has
         *     added it at the same time.
         */
        post: operations["commitClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one client
         * @description For super users.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/POSCoreInstance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all POS Core instances
         * @description For super users.
         */
        get: operations["listPosCoreInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/POSCoreInstance/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete POS Core instances
         * @description Saves all changes and deletions, or none of them. For super users. Decided here: an id that is
         *     not known is answered with InvalidPOSCoreInstance, and the deletion of an instance that still
         *     serves organisations, or that the statistics of past months are of, with BadRequest.
         */
        post: operations["commitPosCoreInstances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/POSCoreInstance/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List POS Core instances that an organisation can have
         * @description For super users.
         */
        get: operations["listPosCoreInstanceValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posCoreInstance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one POS Core instance
         * @description For super users.
         */
        get: operations["getPosCoreInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posCoreInstance/{id}/linkedorgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organisations that a POS Core instance serves
         * @description For super users.
         */
        get: operations["listPosCoreLinkedOrganisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrationServerInstance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all integration servers
         * @description For super users.
         */
        get: operations["listIntegrationServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrationServerInstance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one integration server
         * @description For super users.
         */
        get: operations["getIntegrationServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrationServerInstance/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete integration servers
         * @description Saves all changes and deletions, or none of them. For super users. Decided here: a name that
         *     another integration server has is answered with BadRequest, and so is the deletion of a server
         *     that organisations still use.
         */
        post: operations["commitIntegrationServers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrationServerInstance/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integration servers that an organisation can have
         * @description For super users.
         */
        get: operations["getIntegrationServerValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/IntegrationServerInstance/{id}/linkedorgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organisations that use an integration server
         * @description For super users. The console shows a failure as an empty answer.
         */
        get: operations["listIntegrationServerLinkedOrganisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deploymentServerInstance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all deployment servers
         * @description For super users. The edit page picks its record from this list.
         */
        get: operations["listDeploymentServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deploymentServerInstance/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete deployment servers
         * @description Saves all changes and deletions, or none of them. For super users.
         */
        post: operations["commitDeploymentServers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/OrganisationTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the root organisations
         * @description For super users. Decided here: the answer includes the organisations directly below the roots,
         *     because the tree starts with all roots expanded.
         */
        get: operations["listRootOrganisationNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/OrganisationTree/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organisations directly below one
         * @description For super users.
         */
        get: operations["listChildOrganisationNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/OrganisationTree/filtered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find organisations within the tree
         * @description For super users. Decided here: an organisation matches if its name, code or kapow contains the
         *     text in any case. The answer has all organisations above a match, and below it only matches.
         */
        get: operations["filterOrganisationTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/version/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a POS Core instance for its version
         * @description The server is the address of the instance. Decided here: no session is sent, since the
         *     instance is another origin; it allows the console's origin by CORS.
         */
        get: operations["getRemoteVersionInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exceptions/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a POS Core instance for its errors
         * @description The server is the address of the instance. No session is sent.
         */
        get: operations["getRemoteExceptionsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditlog/descriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the types of audit log entries
         * @description For super users.
         */
        get: operations["listAuditLogDescriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditlog/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a page of the audit log
         * @description For super users. A page with fewer entries than asked for is the last one.
         */
        post: operations["queryAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/EntityLookup/filterunscoped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records of every kind by an id or a name
         * @description For super users. Decided here: a record fits when the text identifies it, or its name contains
         *     the text, both without regard to case. What identifies a record is its id; for an organisation
         *     also its code and its kapow, for a user the email address, and for a node of the outlets the
         *     identifier of a device that reports from it. At most 100 records are answered, ordered by type
         *     and name; those that the text identifies are always among them.
         */
        get: operations["lookUpEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Statistics/monthlyAllPOSCores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the figures of a month
         * @description For super users.
         */
        post: operations["queryMonthlyStatistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Statistics/DownloadMonthlyStatistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the figures of a month
         * @description For super users. A browser follows this address as a link, which can carry no header of its
         *     own, so the X-Requested-With marker is not asked for.
         */
        get: operations["downloadMonthlyStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/outlets/nodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the outlet nodes of an organisation
         * @description For administrators of the organisation. The nodes come from the POS Core instance of the
         *     organisation; if it does not answer, this call fails. Decided here: a flat list, from which
         *     parentID makes a tree. A parent comes before its children. The list also has the nodes of the
         *     organisations below, because a licensee group restricts its people and accounts to the outlets
         *     of its licensees.
         */
        get: operations["listOutletNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/permissiongroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission groups to choose from
         * @description For the screens that give access or invite. For administrators of the organisation.
         */
        get: operations["listPermissionGroupChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/userpermissiongroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission groups of an organisation
         * @description For administrators of the organisation.
         */
        get: operations["listPermissionGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/userpermissiongroup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one permission group
         * @description For administrators of the organisation.
         */
        get: operations["getPermissionGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/userpermissiongroup/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete permission groups
         * @description Saves all changes and deletions, or none of them. For administrators of the organisation.
         */
        post: operations["commitPermissionGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the access links of an organisation
         * @description For administrators of the organisation.
         */
        get: operations["listLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/links/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete access links
         * @description Saves all changes and deletions, or none of them. For administrators of the organisation.
         */
        post: operations["commitLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/links/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission groups of an access link
         * @description For administrators of the organisation. Decided here: groups that apply to all users are not
         *     assigned; an earlier assignment of such a group is listed, because it holds again when the
         *     group no longer applies to all.
         */
        get: operations["listLinkAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/links/{id}/assignments/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give permission groups and take them away
         * @description Saves all changes and deletions, or none of them. For administrators of the organisation.
         */
        post: operations["commitLinkAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/links/{id}/RootNodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the restrictions of an access link
         * @description None means that the access is not restricted. For administrators of the organisation.
         */
        get: operations["listLinkRootNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/links/{id}/RootNodes/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add restrictions and lift them
         * @description Saves all changes and deletions, or none of them. For administrators of the organisation.
         */
        post: operations["commitLinkRootNodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/users/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users to choose from
         * @description For administrators of the organisation.
         *     Decided here: the key is the user's id, the value the full name.
         */
        get: operations["listOrganisationUserValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the teams of an organisation
         * @description For administrators of the organisation.
         */
        get: operations["listTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/team/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete teams
         * @description Saves all changes and deletions, or none of them. For administrators of the organisation.
         *     Decided here: the deletion of a team also removes its members and the access that it gives. It
         *     is refused if it removes the caller's last administrator access.
         */
        post: operations["commitTeams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one team
         * @description For administrators of the organisation.
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/team/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a team
         * @description For administrators of the organisation. Decided here: also of a team of an organisation above
         *     that has access to this one, because administrators know who has access. Its members are added
         *     and removed by its owner alone.
         */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/team/{id}/members/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add members to a team and remove them
         * @description Saves all changes and deletions, or none of them. For administrators of the organisation.
         *     Decided here: people cannot remove themselves from the team that gives their last administrator access.
         */
        post: operations["commitTeamMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/accessibleteams/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the teams to choose from
         * @description For administrators of the organisation.
         *     Decided here: the key is the team's id, the group the name of the organisation that owns it.
         */
        get: operations["listAccessibleTeamValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/serviceaccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the service accounts of an organisation
         * @description For administrators of the organisation.
         */
        get: operations["listServiceAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/serviceaccounts/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete service accounts
         * @description Saves all changes and deletions, or none of them. For administrators of the organisation.
         */
        post: operations["commitServiceAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/serviceaccounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one service account
         * @description For administrators of the organisation.
         */
        get: operations["getServiceAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/serviceaccounts/{id}/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a service account a new password
         * @description The body is empty. The old password stops working at once, and only this answer has the new
         *     one. For administrators of the organisation.
         */
        post: operations["resetServiceAccountPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that are pending
         * @description For administrators of the organisation.
         */
        get: operations["listPendingInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/invite/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw invitations
         * @description Withdraws all of them, or none. For administrators of the organisation.
         */
        post: operations["commitPendingInvites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/sendinvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user to an organisation
         * @description For administrators of the organisation.
         *     Decided here: the answer is the invitation as it is now pending. A service may answer before the
         *     mail server has taken the mail; mailState says so.
         */
        post: operations["sendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/accessends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when the access links of an organisation end
         * @description For administrators of the organisation. Has the access links with an end, past or future. A link
         *     that is not in the list has none.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["listAccessEnds"];
        put?: never;
        /**
         * Set when an access link ends
         * @description For administrators of the organisation. From the end on the access link gives no role and no
         *     permission, and it stays until somebody deletes it. A past moment ends it at once, and null takes
         *     the end away.
         *     Decided here: nobody sets the end of their own access link, and no end may take the caller's
         *     administrator access. An access link that the organisation does not have is a 400.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        post: operations["setAccessEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/accessgrants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the access links of an organisation give
         * @description For administrators of the organisation. Has the permission groups and the restriction of each
         *     access link, which otherwise take two calls for each.
         *     An extension: a service without it answers 404, 405 or 501, and the console then makes those calls.
         */
        get: operations["listAccessGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/history/{recordKind}/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the changes of a record
         * @description For super users. The newest change comes first. An answer with fewer than 50 entries is the
         *     last one. A record without recorded changes has none, whether it exists or not.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["readHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/history/{recordKind}/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the changes of a record of an organisation
         * @description For administrators of the organisation. The record is the organisation itself, or one of its
         *     access links, teams, permission groups and service accounts. Of the organisation, only what its
         *     profile shows is answered. No entry has the id of a person.
         *     The newest change comes first. An answer with fewer than 50 entries is the last one.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["readOrganisationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditlogs/{auditLogEntryID}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the changes of an audit log entry
         * @description For super users. What the entry changed in the record that it is about.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["readAuditEntryChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lastseen/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when users were active last
         * @description For super users.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["listUsersLastSeen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lastseen/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when clients were used last
         * @description For super users.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["listClientsLastSeen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/lastseen/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when the people of an organisation were active last
         * @description For administrators of the organisation. Has the people with access to this organisation, by a link
         *     or by a team, and nobody else.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["listPeopleLastSeen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/lastseen/serviceaccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List when the service accounts of an organisation were used last
         * @description For administrators of the organisation.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["listServiceAccountsLastSeen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the time zone of an organisation
         * @description For administrators of the organisation.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["getOrganisationTimeZone"];
        put?: never;
        /**
         * Set the time zone of an organisation
         * @description For administrators of the organisation. Null removes it, so that the time zone of the
         *     organisations above counts. It changes how the console shows times and no stored moment.
         *     Decided here: a name that the service does not know is a 400.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        post: operations["setOrganisationTimeZone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/invite/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a pending invitation again
         * @description For administrators of the organisation. The invitation is valid for its whole time from now
         *     on. Links that were made before keep their own expiry. An extension: a service without it
         *     answers 404, 405 or 501, and the console then does not offer it.
         */
        post: operations["resendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/invite/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make another link to a pending invitation
         * @description For administrators of the organisation, who pass the link on themselves. Only hashes of links
         *     are kept, so that each call makes a new one; those made before stay valid.
         *     The link accepts for the invited person who is signed in. Anybody else who opens it makes the
         *     service mail another link to the invited address.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        post: operations["createInviteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a user
         * @description For the user, and for super users. The latest use comes first. Sessions that have ended are
         *     not in the list.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the sessions of a user
         * @description For the user, and for super users. Ends all sessions of the user, except the session that
         *     sends the call.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/sessions/{sessionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session of a user
         * @description For the user, and for super users. A session that has ended already is no error.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/signinlimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what keeps a user from signing in
         * @description For super users. After too many failed attempts a user has to wait. The limits that are reached now,
         *     and until when they hold. Sessions go on whatever the limits are.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["getSignInLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}/signinlimits/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a user sign in again
         * @description For super users. Forgets the failed attempts to sign in as the user, and writes into the audit log
         *     who did it. The count of failed attempts begins at zero.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        post: operations["unlockSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a deletion that was just made
         * @description For administrators of the organisation. Puts back what a call has deleted that answered with
         *     the header Undo-Id, with the same ids, links and expiry as before: all of it, or nothing.
         *     Decided here: a deletion can be undone for two minutes, once, and only in the session that
         *     made it. It cannot be undone if somebody has created the same record since, or if a record
         *     that it needs was deleted. An extension: a service without it sends no Undo-Id, and answers
         *     404, 405 or 501.
         */
        post: operations["undoDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usedby/{kind}/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what uses a record of the platform
         * @description For super users. Says which records use a client, a server or a user, and what a deletion does to
         *     them. What belongs to the record alone, such as a password or a session, is not in the answer.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["readUsedBy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/usedby/{kind}/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what uses a record of an organisation
         * @description For administrators of the organisation. Says which records use a team, a permission group or a
         *     service account of the organisation, and what a deletion does to them. Records of organisations
         *     that are not below this one are counted and not named.
         *     An extension: a service without it answers 404, 405 or 501, and the console then does not offer it.
         */
        get: operations["readOrganisationUsedBy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consentdocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents to agree to
         * @description For anybody, signed in or not.
         */
        get: operations["listConsentDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description For anybody who holds the token. Creates the account if there is none, joins the
         *     organisation, and uses the token up.
         *     Decided here: it does so by the mailed link, and by any link for the invited person who is
         *     signed in. Whoever opens another link joins nobody: the service mails a link to the invited
         *     address and answers isLinkMailed, whether or not the address has an account.
         *     Decided here: the answer has the shape that validating has. A weak password is refused with
         *     the codes of a password change.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether an invitation is valid
         * @description For anybody who holds the token. Changes nothing.
         *     Decided here: for a link that does not prove who opens it, the answer is Ok_ExistingUser,
         *     whether or not the address has an account.
         */
        post: operations["validateInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passwordreset/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description For anybody. The answer does not tell whether there is such an account.
         *     Decided here: the service may use the codes of the catalogue or the shorter ones of the
         *     request screen.
         */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passwordreset/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a link to reset a password is valid
         * @description For anybody who holds the token. Changes nothing.
         */
        post: operations["validatePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passwordreset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description For anybody who holds the token, which is used up.
         *     Decided here: the service may use the codes of the catalogue or the shorter ones of the
         *     confirm screen.
         */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile of an organisation
         * @description For administrators of the organisation.
         */
        get: operations["getOrganisationProfile"];
        put?: never;
        /**
         * Save the profile of an organisation
         * @description The full record. For administrators of the organisation.
         *     Decided here: the method and the record are as for api/user/profile.
         */
        post: operations["saveOrganisationProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/initialise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initialise an organisation
         * @description For administrators of the organisation. It may take several minutes. All of it is done or
         *     nothing: the currency is stored, the team and the user become administrators, each application
         *     is authorised at its newest version, and the template's permission groups are copied.
         *     Decided here: an organisation that is initialised already is answered with BadRequest, as are
         *     a team, user, application or template that cannot be chosen. The newest version is the newest
         *     that the organisation's POS Core is new enough for. A permission group whose name the
         *     organisation has already is left out.
         */
        post: operations["initialiseOrganisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/configtemplateorgs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the configuration templates to choose from
         * @description For administrators of the organisation.
         *     Decided here: the key is the template's organisation code, the group its organisation type
         *     as shown. Public templates and defaults are for everybody, private ones for the organisation
         *     that they belong to and those below it.
         */
        get: operations["listConfigTemplateOrganisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/authorisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications and what this organisation may use of them
         * @description Every application of the platform, with the version that this organisation is authorised for.
         *     For super users, and administrators of this organisation or of one above it.
         */
        get: operations["listAuthorisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/childauthorisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the child organisations may use
         * @description One row for each application and child organisation. Decided here: child organisations are those directly below this one.
         *     For super users, and administrators of this organisation or of one above it.
         */
        get: operations["listChildAuthorisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/packageauthorisations/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all packages of an application
         * @description Decided here: newest first, by major, minor, build and revision.
         *     For super users, and administrators of this organisation or of one above it.
         */
        get: operations["listPackageAuthorisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/packageauthorisations/{appId}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorise a version for organisations, or withdraw it
         * @description Organisations whose POS Core is older than the package asks for are left as they are and named in the answer.
         *     A request is refused as a whole when one of its organisations is not directly below this one.
         *     Decided here: an organisation that accepts new versions of the application automatically accepts the version with it, for all nodes, at its time of day and not before the date.
         *     For super users, and administrators of this organisation or of one above it.
         */
        post: operations["commitPackageAuthorisations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/acceptancestree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the applications that this organisation may install
         * @description The roots are the applications that the organisation is authorised to use. Each holds its authorised version and,
         *     where there are any, a node for the older ones. Children of versions and of the older ones are loaded on expanding.
         *     Decided here: the root organisation has none, since it installs nothing itself.
         *     For super users, and administrators of this organisation or of one above it.
         */
        get: operations["getAcceptancesTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/acceptancestree/oldversions/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the older versions of an application
         * @description Decided here: the packages older than the authorised one that were accepted for any node of the organisation, newest first.
         *     For super users, and administrators of this organisation or of one above it.
         */
        get: operations["listOldVersionNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/acceptancestree/acceptances/{packageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the acceptances of a package
         * @description Decided here: the newest acceptance first.
         *     For super users, and administrators of this organisation or of one above it.
         */
        get: operations["listAcceptanceNodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/appsettings/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save how an application accepts new versions
         * @description For super users, and administrators of this organisation or of one above it.
         */
        post: operations["saveApplicationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/acceptances/{appId}/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a version
         * @description Irreversible. Covers all nodes, or one outlet group, outlet or terminal. Refused if that, or
         *     everything, is already accepted, or if the organisation is not authorised for the package. For
         *     super users, and administrators of this organisation or of one above it.
         */
        post: operations["addAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/acceptances/{appId}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change when an acceptance takes effect
         * @description Decided here: only notBefore can change. Sites that already installed the version do not revert.
         *     For super users, and administrators of this organisation or of one above it.
         */
        post: operations["updateAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organisation/{orgId}/systemhealthtree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sites and what their applications said last
         * @description The whole tree in one answer: the organisation, its child organisations, outlet groups, outlets and terminals.
         *     States of any age are in it; the console leaves out those older than 14 days.
         *     For super users, and administrators of this organisation or of one above it.
         */
        get: operations["getSystemHealthTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description Identifier of a record.
         */
        Identifier: Formatted<"uuid">;
        /** @description A person, or a service, that can sign in. */
        User: {
            userID: components["schemas"]["Identifier"];
            /** @description Display name. */
            shortName: string;
            /** @description Full name. */
            fullName: string;
            /** @description Mail address that the user signs in with. No other user has it. */
            email: string;
            /**
             * @description BCP 47 language tag.
             * @default en-GB
             */
            locale: string;
            /**
             * @description ISO 4217 code.
             * @default GBP
             */
            defaultCurrencyCode: string;
            /** @description Base64 without the data URL's prefix; null when there is no image. */
            image: string | null;
            /** @description What the account is beyond its roles; superuser and anonymous are known. */
            scopes: string[];
            /**
             * @description Beyond the specification. True for an account whose address nobody has confirmed: it cannot sign
             *     in or be given rights. Absent for every other account.
             */
            isEmailUnconfirmed?: boolean;
        };
        /** @description The organisation that the user works in. */
        SessionOrganisation: {
            organisationID: components["schemas"]["Identifier"];
            /** @description Name of the organisation. */
            name: string;
        };
        /**
         * @description Three elements: the user with scopes, the organisation that the user works in (null when there
         *     is none), and whether the user administers that organisation.
         */
        Session: [
            components["schemas"]["User"],
            components["schemas"]["SessionOrganisation"] | null,
            boolean
        ];
        /** @description A locale that a user can choose. Decided here: the two fields and their names. */
        Locale: {
            /** @description BCP 47 language tag, as it is stored in a user's locale. */
            locale: string;
            /** @description What a person reads, in English. */
            name: string;
        };
        /** @description A currency that a user can choose. Decided here: the two fields and their names. */
        Currency: {
            /** @description ISO 4217 code, as it is stored in a user's defaultCurrencyCode. */
            code: string;
            /** @description What a person reads, in English. */
            name: string;
        };
        /**
         * @description What an organisation is within the hierarchy.
         * @enum {integer}
         */
        OrganisationType: 1 | 2 | 3 | 4 | 5 | 10 | 100;
        /** @description A dealer, licensee, licensee group or template, or the root of them all. */
        Organisation: {
            organisationID: components["schemas"]["Identifier"];
            /** @description Unique short code; it stays as it was when the organisation was created. */
            organisationCode: string;
            /** @description Name of the organisation. */
            name: string;
            /** @description Read-only text that the server keeps; null when it has none. */
            kapow: string | null;
            organisationType: components["schemas"]["OrganisationType"];
            /**
             * Format: uuid
             * @description The POS Core instance that serves it; fixed once it is initialised.
             */
            posCoreInstanceID: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Its integration server of type Remote Order Service.
             */
            remoteOrderServerInstanceID: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Its integration server of type Data Extraction Service.
             */
            dataExtractionServerInstanceID: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Its integration server of type Partner Services.
             */
            partnerServerInstanceID: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Its integration server of type Reporting Service.
             */
            reportingServerInstanceID: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description The organisation above it; null for a root.
             */
            parentOrganisationID: Formatted<"uuid"> | null;
            /** @description Whether the organisation is in use. */
            active: boolean;
            /** @description Whether the first set-up was done. */
            initialised: boolean;
        };
        /**
         * @description An organisation as it is sent to be saved, without kapow; a new one comes without its id.
         *     A field that is left out stays as it is; on a new organisation active and initialised are then
         *     false, the type is Licensee and the references are null.
         */
        OrganisationChange: {
            organisationID?: components["schemas"]["Identifier"];
            /** @description Only for a new organisation; a saved one keeps its code. */
            organisationCode: string;
            /** @description Name of the organisation. */
            name: string;
            organisationType?: components["schemas"]["OrganisationType"];
            /**
             * Format: uuid
             * @description Cannot change once the organisation is initialised.
             */
            posCoreInstanceID?: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Integration server of type Remote Order Service.
             */
            remoteOrderServerInstanceID?: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Integration server of type Data Extraction Service.
             */
            dataExtractionServerInstanceID?: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Integration server of type Partner Services.
             */
            partnerServerInstanceID?: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Integration server of type Reporting Service.
             */
            reportingServerInstanceID?: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Any organisation but itself; null makes it a root.
             */
            parentOrganisationID?: Formatted<"uuid"> | null;
            /** @description Whether the organisation is in use. */
            active?: boolean;
            /** @description Whether the first set-up was done. */
            initialised?: boolean;
        };
        /** @description Identifiers of the records to delete, or of those that were deleted. */
        DeletedIdentifiers: string[];
        /** @description Organisations to add or change, and organisations to delete, in one call. */
        OrganisationBatch: {
            /** @description Organisations to add or change. */
            changes: components["schemas"]["OrganisationChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The organisations as they were saved, and those that were deleted. */
        OrganisationBatchResult: {
            /** @description The saved organisations, in the order in which they were sent. */
            changes: components["schemas"]["Organisation"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description One entry of a list to choose from. */
        OptionValue: {
            /** @description What is stored when this entry is chosen. */
            key: string;
            /** @description What a person reads. */
            value: string;
        };
        /** @description A POS Core instance on the Administration summary. */
        AdminSummaryPosCoreInstance: {
            posCoreInstanceID: components["schemas"]["Identifier"];
            /** @description Name of the instance. */
            name: string;
            /** @description Number of organisations that it serves. */
            totalOrganisations: number;
            /** @description Address of the instance. */
            uri: string;
        };
        /** @description An API client on the Administration summary. */
        AdminSummaryClient: {
            /** @description ID of the client. */
            clientID: string;
            /** @description Name of the client. */
            name: string;
            /** @description Whether it may handle end users' passwords. */
            allowPasswordGrant: boolean;
            /** @description Address of the client's home page; empty when it has none. */
            homepage: string;
        };
        /** @description A part of the platform and its version. */
        AdminSummaryVersion: {
            /** @description Name of the part. */
            name: string;
            /** @description Its version number. */
            version: string;
            /** @description The commit that it was built from; empty when it is not known. */
            gitHash: string;
        };
        /** @description The deployment server on the Administration summary. */
        AdminSummaryDeploymentServer: {
            deploymentServerInstanceID: components["schemas"]["Identifier"];
            /** @description Name of the server. */
            name: string;
            /** @description Address of the server. */
            uri: string;
        };
        /**
         * @description What an integration server does. A new one is a RemoteOrderService.
         * @enum {integer}
         */
        IntegrationServerInstanceType: 0 | 1 | 2 | 3 | 4;
        /**
         * @description An integration server on the Administration summary. Decided here: the fields that the card
         *     needs.
         */
        AdminSummaryIntegrationServer: {
            integrationServerInstanceID: components["schemas"]["Identifier"];
            /** @description Name of the server. */
            name: string;
            integrationServerInstanceType: components["schemas"]["IntegrationServerInstanceType"];
            /** @description Address of the server. */
            uri: string;
        };
        /** @description The cards of the Administration summary. */
        AdminSummary: {
            /** @description All POS Core instances, ordered by name. */
            posCoreInstances: components["schemas"]["AdminSummaryPosCoreInstance"][];
            /** @description All clients, ordered by name. */
            clients: components["schemas"]["AdminSummaryClient"][];
            /** @description Number of users of the platform. */
            totalUsers: number;
            /** @description Number of active organisations. */
            totalActiveOrganisations: number;
            /** @description Number of organisations that are not active. */
            totalInactiveOrganisations: number;
            /** @description What runs on the platform. Decided here: one entry per part of the service itself. */
            versions: components["schemas"]["AdminSummaryVersion"][];
            /** @description The deployment server; null for none. The screen then offers to create it. */
            deploymentServerInstance: components["schemas"]["AdminSummaryDeploymentServer"] | null;
            /** @description All integration servers, ordered by name. */
            integrationServerInstances: components["schemas"]["AdminSummaryIntegrationServer"][];
            /** @description Beyond the specification. Number of all POS Core instances. Absent unless the call limits the lists. */
            totalPosCoreInstances?: number;
            /** @description Beyond the specification. Number of all clients. Absent unless the call limits the lists. */
            totalClients?: number;
            /** @description Beyond the specification. Number of all integration servers. Absent unless the call limits the lists. */
            totalIntegrationServerInstances?: number;
        };
        /** @description A team on the Organisation Summary. Decided here: the fields that the card needs. */
        OrganisationSummaryTeam: {
            teamID: components["schemas"]["Identifier"];
            /** @description Name of the team. */
            name: string;
            /** @description Number of its members. */
            totalMembers: number;
        };
        /**
         * @description Whether access is given to a user or to a team.
         * @enum {integer}
         */
        OrganisationUserLinkType: 1 | 2;
        /** @description An access link on the Organisation Summary. Decided here: the fields that the card needs. */
        OrganisationSummaryLink: {
            organisationUserLinkID: components["schemas"]["Identifier"];
            linkType: components["schemas"]["OrganisationUserLinkType"];
            /** @description Full name of the user, or name of the team. */
            teamUserName: string;
            /** @description Whether the user or the team administers the organisation. */
            isOrgAdmin: boolean;
            /** @description Beyond the specification. True for a user whose address nobody has confirmed. Absent otherwise. */
            isEmailUnconfirmed?: boolean;
        };
        /** @description An organisation below the one that the summary is about. */
        OrganisationSummaryChild: {
            organisationID: components["schemas"]["Identifier"];
            /** @description Name of the organisation. */
            organisationName: string;
            /** @description Whether the organisation is in use. */
            active: boolean;
        };
        /** @description A pending invitation on the Organisation Summary. */
        OrganisationSummaryInvitation: {
            organisationUserInviteID: components["schemas"]["Identifier"];
            /** @description Address that the invitation was sent to. */
            email: string;
        };
        /**
         * @description The type of service that an account is for.
         * @enum {integer}
         */
        ServiceAccountType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @description A service account on the Organisation Summary. */
        OrganisationSummaryServiceAccount: {
            serviceAccountID: components["schemas"]["Identifier"];
            /** @description Name of the service account. */
            name: string;
            serviceAccountType: components["schemas"]["ServiceAccountType"];
        };
        /** @description The cards of the Organisation Summary. */
        OrganisationSummary: {
            organisationID: components["schemas"]["Identifier"];
            /** @description Whether it is a root, which installs no versions. Decided here: the type. */
            rootOrganisation: boolean;
            /** @description Its teams, ordered by name. */
            teams: components["schemas"]["OrganisationSummaryTeam"][];
            /** @description Who has access, ordered by name. */
            links: components["schemas"]["OrganisationSummaryLink"][];
            /** @description The organisations directly below it, ordered by name. */
            childOrganisations: components["schemas"]["OrganisationSummaryChild"][];
            /** @description Number of its permission groups. */
            totalPermissionGroups: number;
            /** @description Invitations that nobody has accepted yet. */
            pendingInvitations: components["schemas"]["OrganisationSummaryInvitation"][];
            /** @description Its service accounts, ordered by name. */
            serviceAccounts: components["schemas"]["OrganisationSummaryServiceAccount"][];
            /** @description Beyond the specification. Number of all teams. Absent unless the call limits the lists. */
            totalTeams?: number;
            /** @description Beyond the specification. Number of all access links. Absent unless the call limits the lists. */
            totalLinks?: number;
            /** @description Beyond the specification. Number of all organisations directly below it. Absent unless the call limits the lists. */
            totalChildOrganisations?: number;
            /** @description Beyond the specification. Number of all organisations directly below it that are not active. Absent unless the call limits the lists. */
            totalInactiveChildOrganisations?: number;
            /** @description Beyond the specification. Number of all pending invitations. Absent unless the call limits the lists. */
            totalPendingInvitations?: number;
            /** @description Beyond the specification. Number of all service accounts. Absent unless the call limits the lists. */
            totalServiceAccounts?: number;
        };
        /** @description That a user or a team has access to an organisation. */
        OrganisationUserLink: {
            organisationUserLinkID: components["schemas"]["Identifier"];
            linkType: components["schemas"]["OrganisationUserLinkType"];
            /** @description Whether the user, or every user of the team, administers the organisation. */
            isOrgAdmin: boolean;
            organisationID: components["schemas"]["Identifier"];
            /** @description Name of the organisation. */
            organisationName: string;
            /** @description Id of the user or of the team, as linkType says. */
            teamUserID: components["schemas"]["Identifier"];
            /** @description Full name of the user, or name of the team. */
            teamUserName: string;
            /** @description The user's address; null for a team. */
            userEmail: string | null;
            /**
             * @description Beyond the specification. True for a user whose address nobody has confirmed: the account
             *     cannot sign in or be given rights. Absent otherwise.
             */
            isEmailUnconfirmed?: boolean;
        };
        /** @description An invitation that can be accepted with its token. */
        UserSummaryInvite: {
            organisationUserInviteID: components["schemas"]["Identifier"];
            /** @description The organisation that invites. */
            organisationName: string;
            /**
             * @description What proves the invitation, together with the address. Decided here: null when somebody
             *     else than the invited person asks, and while the service can store none.
             */
            token: string | null;
            /** @description Address that the invitation was sent to. */
            email: string;
        };
        /**
         * @description A document that a person agrees to. Its text is a page of the authentication service,
         *     /authentication/ViewConsentDocument?consentDocumentID={id}.
         */
        ConsentDocument: {
            consentDocumentID: components["schemas"]["Identifier"];
            /** @description What the document is called. */
            title: string;
            /** @description Which edition of the document it is. Decided here: text, such as 2.1, and not a number. */
            version: string;
        };
        /** @description The cards of My Account. */
        UserSummary: {
            /** @description Full name of the user. */
            fullName: string;
            /** @description BCP 47 language tag. */
            locale: string;
            /** @description ISO 4217 code. */
            defaultCurrencyCode: string;
            /**
             * @description The access links that the user has, by name or by a team. Decided here: whole links, as in
             *     Organisation Access.
             */
            organisationUserLinks: components["schemas"]["OrganisationUserLink"][];
            /** @description Invitations that the user has not accepted yet. */
            organisationUserInvites: components["schemas"]["UserSummaryInvite"][];
            /** @description Whether dashboards and reports are granted. */
            insightsAggregatesReadAccess: boolean;
            /** @description Whether the transactions view is granted. */
            insightsTransactionAccess: boolean;
            /** @description Whether remapping labels is granted. */
            insightsAggregatesUpdateAccess: boolean;
            /** @description The documents that the user agreed to, each in the version last agreed to. */
            latestConsentDocuments: components["schemas"]["ConsentDocument"][];
            /** @description Whether the summary is that of the person who asks. Decided here: the type. */
            currentUser: boolean;
        };
        /**
         * @description A user as it is sent to be saved; a new one comes without its id. A field that is left out
         *     stays as it is; on a new user it is then en-GB, GBP, no image and no scopes.
         */
        UserChange: {
            userID?: components["schemas"]["Identifier"];
            /** @description Display name. */
            shortName: string;
            /** @description Full name. */
            fullName: string;
            /** @description Mail address that the user signs in with. No other user has it. */
            email: string;
            /** @description BCP 47 language tag. */
            locale?: string;
            /** @description ISO 4217 code. */
            defaultCurrencyCode?: string;
            /** @description Base64 without the data URL's prefix; null removes the image. */
            image?: string | null;
            /** @description The whole list; superuser makes the person a super user. */
            scopes?: string[];
        };
        /** @description Users to add or change, and users to delete, in one call. */
        UserBatch: {
            /** @description Users to add or change. */
            changes: components["schemas"]["UserChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The users as they were saved, and those that were deleted. */
        UserBatchResult: {
            /** @description The saved users, in the order in which they were sent. */
            changes: components["schemas"]["User"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The signed-in person's own user record as it is sent to be saved, complete. */
        OwnProfileChange: {
            userID: components["schemas"]["Identifier"];
            /** @description Display name. */
            shortName: string;
            /** @description First and last name. */
            fullName: string;
            /** @description The address that the person signs in with. */
            email: string;
            /** @description BCP 47 language tag; never empty. */
            locale: string;
            /** @description ISO 4217 code; never empty. */
            defaultCurrencyCode: string;
            /** @description Base64 without the data URL's prefix; null for no image. */
            image: string | null;
            /**
             * @description Decided here: read-only in this call. The record is sent complete, and the service ignores
             *     them, so that nobody can give scopes to themselves.
             */
            scopes: string[];
        };
        /**
         * @description Beyond the specification. What became of a mail. Pending: the service goes on trying to send it. Sent:
         *     the mail server has taken it. Failed: it was not sent, and the service does not try again. Absent when
         *     the service does not say, which means that it was sent.
         * @enum {string}
         */
        MailState: "Pending" | "Sent" | "Failed";
        /** @description The signed-in person's own user record as it was saved. */
        SavedProfile: {
            userID: components["schemas"]["Identifier"];
            /** @description Display name. */
            shortName: string;
            /** @description Full name. */
            fullName: string;
            /** @description Mail address that the user signs in with. */
            email: string;
            /**
             * @description BCP 47 language tag.
             * @default en-GB
             */
            locale: string;
            /**
             * @description ISO 4217 code.
             * @default GBP
             */
            defaultCurrencyCode: string;
            /** @description Base64 without the data URL's prefix; null when there is no image. */
            image: string | null;
            /** @description What the account is beyond its roles; superuser and anonymous are known. */
            scopes: string[];
            /**
             * @description Beyond the specification. True for an account whose address nobody has confirmed: it cannot sign
             *     in or be given rights. Absent for every other account.
             */
            isEmailUnconfirmed?: boolean;
            /**
             * @description Beyond the specification. What became of the mail that confirms a new address. Absent when the save
             *     asked for none.
             */
            mailState?: components["schemas"]["MailState"];
        };
        /** @description A password change request, a user record that is keyed by its userID. */
        PasswordChange: {
            userID: components["schemas"]["Identifier"];
            /**
             * Format: password
             * @description The password that holds until now.
             */
            oldPassword: string;
            /**
             * Format: password
             * @description At least 8 characters, sent exactly as typed. The length is not checked by this schema,
             *     so that a short one is answered by its own code, PasswordChange_NewPasswordIsInvalid.
             */
            newPassword: string;
        };
        /**
         * @description Exactly one password change. Decided here: the generic data source sends it as a batch,
         *     and nothing is ever deleted by it.
         */
        PasswordChangeBatch: {
            changes: components["schemas"]["PasswordChange"][];
            /** @description Always empty. */
            deletes: string[];
        };
        /** @description Whose password was changed. Passwords are never sent back. */
        ChangedPassword: {
            userID: components["schemas"]["Identifier"];
        };
        /** @description That the password was changed. */
        PasswordChangeBatchResult: {
            changes: components["schemas"]["ChangedPassword"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description An OAuth-style API client. */
        Client: {
            /** @description The ID that the client signs in with. */
            clientID: string;
            /** @description Name of the client. */
            name: string;
            /** @description What the client is for. */
            description: string;
            /** @description Address of the client's home page; empty when it has none. */
            homepage: string;
            /** @description Whether it may handle end users' passwords; internal use only. */
            allowPasswordGrant: boolean;
            /** @description Whether it may ask for remote ordering grants; for third-party remote-order providers only. */
            allowRemoteOrderingGrant: boolean;
            /** @description Base64 without the data URL's prefix; null when there is no image. */
            imageBase64: string | null;
            /** @description The addresses to which a sign-in may return. Joined with spaces they have at most 1024 characters. */
            redirectUris: string[];
        };
        /**
         * @description A client as it is sent to be saved. A field that is left out stays as it is; on a new client it
         *     is then empty, false or null.
         */
        ClientChange: {
            /** @description The ID that the client signs in with. */
            clientID: string;
            /** @description Name of the client. */
            name: string;
            /** @description What the client is for. */
            description?: string;
            /** @description Address of the client's home page. */
            homepage?: string;
            /** @description Whether it may handle end users' passwords. */
            allowPasswordGrant?: boolean;
            /** @description Whether it may ask for remote ordering grants. */
            allowRemoteOrderingGrant?: boolean;
            /** @description A new secret in place of the old one; left out or empty keeps the old one. Never read back. */
            newClientSecret?: string;
            /** @description Base64 without the data URL's prefix; null removes the image. */
            imageBase64?: string | null;
            /** @description The addresses to which a sign-in may return. Joined with spaces they have at most 1024 characters. */
            redirectUris?: string[];
        };
        /** @description Clients to add or change, and clients to delete, in one call. */
        ClientBatch: {
            /** @description Clients to add or change. At most 50 of them may have a new secret. */
            changes: components["schemas"]["ClientChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The clients as they were saved, and those that were deleted. */
        ClientBatchResult: {
            /** @description The saved clients, in the order in which they were sent. */
            changes: components["schemas"]["Client"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description ID of an API client. Decided here: a text that a person chooses, not a UUID. */
        ClientIdentifier: string;
        /**
         * @description A back-end server that serves organisations. Decided here: its signing key is never read back,
         *     and versionUri, stagingUri and exceptionsUri are base addresses, kept by the server, to which
         *     the console adds the path of a remote call.
         */
        PosCoreInstance: {
            posCoreInstanceID: components["schemas"]["Identifier"];
            /** @description Name of the instance. */
            name: string;
            /** @description Address of the instance. */
            uri: string;
            /** @description Where /api/v1/version/info tells the version; null shows N/A. */
            versionUri: string | null;
            /** @description Where /api/v1/version/info tells the staging version; null shows N/A. */
            stagingUri: string | null;
            /** @description Where /api/v1/exceptions/info counts the errors; null shows N/A. */
            exceptionsUri: string | null;
        };
        /**
         * @description A POS Core instance as it is sent to be saved; a new one comes without its id. A row of the
         *     grid is sent whole, so the read-only addresses are accepted, and ignored.
         */
        PosCoreInstanceChange: {
            posCoreInstanceID?: components["schemas"]["Identifier"];
            /** @description Name of the instance. */
            name: string;
            /** @description Address of the instance. */
            uri: string;
            /** @description A new signing key in place of the old one; left out or empty keeps the old one. Never read back. */
            jwtSigningKey?: string;
            /** @description Read-only; ignored. */
            versionUri?: string | null;
            /** @description Read-only; ignored. */
            stagingUri?: string | null;
            /** @description Read-only; ignored. */
            exceptionsUri?: string | null;
        };
        /** @description POS Core instances to add or change, and POS Core instances to delete, in one call. */
        PosCoreInstanceBatch: {
            /** @description POS Core instances to add or change. */
            changes: components["schemas"]["PosCoreInstanceChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The POS Core instances as they were saved, and those that were deleted. */
        PosCoreInstanceBatchResult: {
            /** @description The saved POS Core instances, in the order in which they were sent. */
            changes: components["schemas"]["PosCoreInstance"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description A remote order, data extraction, partner or reporting server, without its key and secret. */
        IntegrationServerInstance: {
            integrationServerInstanceID: components["schemas"]["Identifier"];
            /** @description Unique name, used when tokens are created. */
            name: string;
            integrationServerInstanceType: components["schemas"]["IntegrationServerInstanceType"];
            /** @description Address of the server. */
            uri: string;
            /** @description Address of its staging server; null when there is none. */
            stagingUri: string | null;
            /** @description Whether third-party developers test with it. */
            testInstance: boolean;
        };
        /**
         * @description An integration server as it is sent to be saved; a new one comes without its id. A field that
         *     is left out stays as it is; on a new server the type is then RemoteOrderService, and the rest
         *     is null or false.
         */
        IntegrationServerInstanceChange: {
            integrationServerInstanceID?: components["schemas"]["Identifier"];
            /** @description Unique name, used when tokens are created. */
            name: string;
            integrationServerInstanceType?: components["schemas"]["IntegrationServerInstanceType"];
            /** @description Address of the server. */
            uri: string;
            /** @description A new signing key in place of the old one; left out or empty keeps the old one. Never read back. */
            jwtSigningKey?: string;
            /** @description Address of its staging server; null when there is none. */
            stagingUri?: string | null;
            /** @description A new secret in place of the old one; left out or empty keeps the old one. Never read back. */
            secret?: string;
            /** @description Whether third-party developers test with it. */
            testInstance?: boolean;
        };
        /** @description Integration servers to add or change, and integration servers to delete, in one call. */
        IntegrationServerInstanceBatch: {
            /** @description Integration servers to add or change. At most 50 of them may have a new secret. */
            changes: components["schemas"]["IntegrationServerInstanceChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The integration servers as they were saved, and those that were deleted. */
        IntegrationServerInstanceBatchResult: {
            /** @description The saved integration servers, in the order in which they were sent. */
            changes: components["schemas"]["IntegrationServerInstance"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The integration servers that an organisation can choose, by type. */
        IntegrationServerInstanceValues: {
            /** @description Those of type Remote Order Service. */
            remoteOrderServerValues: components["schemas"]["OptionValue"][];
            /** @description Those of type Data Extraction Service. */
            dataExtractionServerValues: components["schemas"]["OptionValue"][];
            /** @description Those of type Partner Services. */
            partnerServerValues: components["schemas"]["OptionValue"][];
            /** @description Those of type Reporting Service. */
            reportingServerValues: components["schemas"]["OptionValue"][];
        };
        /**
         * @description A server that deploys packages. Decided here: as a POS Core instance, its signing key is never
         *     read back and its further addresses are kept by the server.
         */
        DeploymentServerInstance: {
            deploymentServerInstanceID: components["schemas"]["Identifier"];
            /** @description Name of the server. */
            name: string;
            /** @description Address of the server. */
            uri: string;
            /** @description Where the server tells its version; null when it does not. */
            versionUri: string | null;
            /** @description Address of its staging server; null when there is none. */
            stagingUri: string | null;
            /** @description Where the server counts its errors; null when it does not. */
            exceptionsUri: string | null;
        };
        /**
         * @description A deployment server as it is sent to be saved; a new one comes without its id. A loaded record
         *     is sent whole, so the read-only addresses are accepted, and ignored.
         */
        DeploymentServerInstanceChange: {
            deploymentServerInstanceID?: components["schemas"]["Identifier"];
            /** @description Name of the server. */
            name: string;
            /** @description Address of the server. */
            uri: string;
            /** @description A new signing key in place of the old one; left out or empty keeps the old one. Never read back. */
            jwtSigningKey?: string;
            /** @description Read-only; ignored. */
            versionUri?: string | null;
            /** @description Read-only; ignored. */
            stagingUri?: string | null;
            /** @description Read-only; ignored. */
            exceptionsUri?: string | null;
        };
        /** @description Deployment servers to add or change, and deployment servers to delete, in one call. */
        DeploymentServerInstanceBatch: {
            /** @description Deployment servers to add or change. */
            changes: components["schemas"]["DeploymentServerInstanceChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The deployment servers as they were saved, and those that were deleted. */
        DeploymentServerInstanceBatchResult: {
            /** @description The saved deployment servers, in the order in which they were sent. */
            changes: components["schemas"]["DeploymentServerInstance"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description Where the application's icon is; a relative, http, https or data address. */
        IconUri: string | null;
        /**
         * @description An organisation within the tree of the Organisations page. Decided here: children holds what
         *     came along with the node, and is empty until they are loaded; hasChildren says whether there are
         *     any.
         */
        OrganisationTreeNode: {
            /** @description Id of the organisation. */
            id: components["schemas"]["Identifier"];
            /** @description Name of the organisation. */
            name: string;
            /** @description The organisation code. */
            nameSuffix: string;
            iconUri: components["schemas"]["IconUri"];
            /** @description Whether there are organisations below it. */
            hasChildren: boolean;
            /** @description The organisations below it that this answer includes, ordered by name. */
            children: components["schemas"]["OrganisationTreeNode"][];
            entity: components["schemas"]["Organisation"];
        };
        /** @description A part of a POS Core instance and its version. */
        RemoteVersionItem: {
            /** @description Name of the part. */
            Name: string;
            /** @description Its version number. */
            Version: string;
            /** @description The commit that it was built from. */
            GitHash: string;
        };
        /**
         * @description What a POS Core instance says about its version. Decided here: the flag is called
         *     success, and data is null when it is false.
         */
        RemoteVersionInfo: {
            /** @description Whether the instance could tell. */
            success: boolean;
            /** @description One item per part of the instance; the console shows the one named POSCore. */
            data: components["schemas"]["RemoteVersionItem"][] | null;
        };
        /** @description The errors of a POS Core instance. */
        RemoteExceptionsData: {
            /** @description Number of errors. */
            Count: number;
            /**
             * Format: date-time
             * @description When the last one was, in UTC; null when there was none.
             */
            LastExceptionDateTime: Formatted<"date-time"> | null;
        };
        /**
         * @description What a POS Core instance says about its errors. Decided here: the flag is called
         *     success, and data is null when it is false.
         */
        RemoteExceptionsInfo: {
            /** @description Whether the instance could tell. */
            success: boolean;
            /** @description How many errors there were, and when the last one was. */
            data: components["schemas"]["RemoteExceptionsData"] | null;
        };
        /**
         * @description What an audit log type is about. Decided here: it is sent by its name.
         * @enum {string}
         */
        AuditLogCategory: "Unclassified" | "User/Organisation" | "SuperUser" | "Token" | "UserInfo" | "External" | "Internal";
        /**
         * @description A type of audit log entries. Decided here: numbers, names, categories and enum names of the
         *     types are those of the example `auditLogs_descriptions`, grouped by hundreds; a service may
         *     have others, and the console shows an unknown type by its number.
         */
        AuditLogTypeDescription: {
            /** @description The number that entries carry. */
            type: number;
            /** @description What a person reads. */
            name: string;
            category: components["schemas"]["AuditLogCategory"];
            /** @description The name that the service's code has for the type. */
            enumName: string;
        };
        /**
         * @description Which entries to answer with. Decided here: filters that are given all have to match; one that
         *     is left out, or an empty text or list, lets everything pass; texts of at most 250 characters match
         *     anywhere and without regard to case; the newest entry comes first.
         */
        AuditLogQuery: {
            /**
             * Format: date-time
             * @description Entries of this moment or later.
             */
            dateTimeCreatedFrom?: Formatted<"date-time">;
            /**
             * Format: date-time
             * @description Entries of this moment or earlier.
             */
            dateTimeCreatedTo?: Formatted<"date-time">;
            /** @description Part of the organisation's name, or the organisation's id. */
            organisation?: string;
            /** @description Numbers of the wanted types. */
            types?: number[];
            /** @description Part of the user's name, or the user's id. */
            user?: string;
            /** @description Part of the message. */
            message?: string;
            /** @description Greatest number of entries to answer with. Decided here: at most 1000. */
            pageSize: number;
            /** @description Number of the page, counted from zero. */
            pageNumber: number;
        };
        /** @description Something that was done. */
        AuditLogEntry: {
            /** @description Number of the type, usually one of the descriptions. */
            auditLogType: number;
            /** @description Who did it; null when nobody was signed in. */
            userName: string | null;
            /**
             * Format: uuid
             * @description Id of who did it; null when nobody was signed in.
             */
            userID: Formatted<"uuid"> | null;
            /**
             * Format: date-time
             * @description When it was done. Decided here: in UTC.
             */
            created: Formatted<"date-time">;
            /** @description The organisation that it concerns; null when it concerns none. */
            organisationName: string | null;
            /**
             * Format: uuid
             * @description Beyond the specification. Id of the organisation that it concerns; null when it concerns none and
             *     when there is none with this id any more. Without the field, the console finds the organisation
             *     by its name.
             */
            organisationID?: Formatted<"uuid"> | null;
            /** @description What was done. */
            message: string;
            /**
             * @description Beyond the specification. Number of the entry; only an entry with recorded changes has it, and
             *     `readAuditEntryChanges` answers them. Without the field, the console shows the message alone.
             */
            auditLogEntryID?: number;
        };
        /**
         * @description What kind of record was found.
         * @enum {integer}
         */
        EntityLookupType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /** @description The organisation of a match. Decided here: the fourth field is kapow. */
        EntityLookupOrganisation: {
            organisationID: components["schemas"]["Identifier"];
            /** @description Name of the organisation. */
            organisationName: string;
            /** @description Code of the organisation. */
            organisationCode: string;
            /** @description The organisation's read-only text; null when it has none. */
            kapow: string | null;
        };
        /** @description A record whose id or name fits. */
        EntityLookupMatch: {
            type: components["schemas"]["EntityLookupType"];
            /** @description Id of the record; a UUID but for clients. */
            entityID: string;
            /** @description Name of the record. */
            name: string;
            /** @description The organisation that the record belongs to; null when it belongs to none. */
            organisation: components["schemas"]["EntityLookupOrganisation"] | null;
        };
        /** @description Which month to count. */
        MonthlyStatisticsQuery: {
            /**
             * Format: date
             * @description First day of the month. Decided here: another day is refused.
             */
            monthStart: Formatted<"date">;
        };
        /** @description A POS Core instance of the statistics. */
        MonthlyStatisticsPosCoreInstance: {
            posCoreInstanceID: components["schemas"]["Identifier"];
            /** @description Name of the instance. */
            name: string;
        };
        /** @description An organisation of the statistics, with the integration servers that it has. */
        MonthlyStatisticsOrganisation: {
            organisationID: components["schemas"]["Identifier"];
            /** @description Name of the organisation. */
            name: string;
            /** @description Code of the organisation. */
            organisationCode: string;
            /**
             * Format: uuid
             * @description Its Remote Order Service (badge ROS); null for none.
             */
            remoteOrderServerInstanceID: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Its Data Extraction Service (badge DES); null for none.
             */
            dataExtractionServerInstanceID: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Its Partner Services (badge PS); null for none.
             */
            partnerServerInstanceID: Formatted<"uuid"> | null;
            /**
             * Format: uuid
             * @description Its Reporting Service (badge RS); null for none.
             */
            reportingServerInstanceID: Formatted<"uuid"> | null;
        };
        /** @description An application package of the statistics. */
        MonthlyStatisticsPackage: {
            iconUri: components["schemas"]["IconUri"];
        };
        /** @description An organisation's figures of one month. */
        MonthlyStatisticsOrganisationRow: {
            organisation: components["schemas"]["MonthlyStatisticsOrganisation"];
            /** @description Number of outlets that the organisation had. */
            totalOutlets: number;
            /** @description Number of transactions of the month. */
            totalTransactions: number;
            /** @description The application packages that the organisation may use. */
            authorisedPackages: components["schemas"]["MonthlyStatisticsPackage"][];
        };
        /** @description A POS Core instance and the month's figures of the organisations that it serves. */
        MonthlyStatisticsRow: {
            posCoreInstance: components["schemas"]["MonthlyStatisticsPosCoreInstance"];
            /** @description One element per organisation, ordered by name. */
            childOrgs: components["schemas"]["MonthlyStatisticsOrganisationRow"][];
        };
        /**
         * @description What a node of an organisation's sites is.
         * @enum {integer}
         */
        NodeType: 0 | 2 | 4;
        /** @description An outlet group, an outlet or a terminal of an organisation. */
        SiteNode: {
            nodeID: components["schemas"]["Identifier"];
            /** @description What people call the place. */
            name: string;
            nodeType: components["schemas"]["NodeType"];
            /** @description The node that this one is in; null at the top. */
            parentID: components["schemas"]["Identifier"] | null;
        };
        /**
         * @description A permission group to choose when access is given or somebody is invited.
         *     Decided here: no permissions in it, since nothing that chooses a group shows them.
         */
        PermissionGroupChoice: {
            userPermissionGroupID: components["schemas"]["Identifier"];
            /** @description What administrators call the group. */
            name: string;
            /** @description Whether the group applies to all users, so that it is always chosen. */
            organisationDefault: boolean;
        };
        /**
         * @description What a permission group can allow. All and All_Config stand for every permission and for every
         *     one whose name starts with Config_.
         *     Decided here: the named permissions are numbered from 1 in the order of the product's list, and
         *     price schemes and price levels are two permissions.
         * @enum {integer}
         */
        Permission: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 4094 | 4095;
        /**
         * @description What may be done under a permission. The values are flags: Edit is Insert, Update and Delete
         *     together, All is Edit and View.
         * @enum {integer}
         */
        PermissionAction: 0 | 1 | 2 | 4 | 7 | 8 | 15;
        /** @description One permission of a permission group, and the actions that it allows. */
        GroupPermission: {
            /** @description One of Permission, or one that a later version of the service knows. */
            permissionID: components["schemas"]["Permission"] | number;
            /** @description Any combination of the flags of PermissionAction. */
            allowedActions: components["schemas"]["PermissionAction"] | number;
        };
        /** @description A named set of permissions that users and teams are given. */
        PermissionGroup: {
            userPermissionGroupID: components["schemas"]["Identifier"];
            /** @description What administrators call the group. */
            name: string;
            /** @description Whether the group applies to all users of the organisation. */
            organisationDefault: boolean;
            /** @description How many users the group applies to. */
            totalAssignedUsers: number;
            /** @description The permissions of the group; what is not listed is forbidden. */
            permissions: components["schemas"]["GroupPermission"][];
        };
        /** @description A permission group as it is sent to be saved; a new one comes without its id. */
        PermissionGroupChange: {
            userPermissionGroupID?: components["schemas"]["Identifier"];
            /** @description What administrators call the group. */
            name: string;
            /**
             * @description Whether the group applies to all users of the organisation.
             *     Decided here: left out, it stays as it is, and is false in a new group.
             */
            organisationDefault?: boolean;
            /** @description Read-only. A loaded record may be sent back with it; the service ignores it. */
            totalAssignedUsers?: number;
            /**
             * @description All permissions of the group, replacing those it has.
             *     Decided here: left out, they stay as they are, and a new group has none.
             */
            permissions?: components["schemas"]["GroupPermission"][];
        };
        /** @description Permission groups to add or change, and those to delete, in one call. */
        PermissionGroupBatch: {
            changes: components["schemas"]["PermissionGroupChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The permission groups as they were saved, and those that were deleted. */
        PermissionGroupBatchResult: {
            changes: components["schemas"]["PermissionGroup"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description An access link as it is sent to be saved; a new one comes without its id. */
        OrganisationUserLinkChange: {
            organisationUserLinkID?: components["schemas"]["Identifier"];
            linkType: components["schemas"]["OrganisationUserLinkType"];
            /** @description Whether the user, or every user of the team, administers the organisation. */
            isOrgAdmin: boolean;
            /** @description Decided here: left out, it is the organisation of the path; any other is refused. */
            organisationID?: components["schemas"]["Identifier"];
            /** @description Read-only. A loaded record may be sent back with it; the service ignores it. */
            organisationName?: string;
            /** @description Id of the user or of the team, as linkType says. */
            teamUserID: components["schemas"]["Identifier"];
            /** @description Read-only. A loaded record may be sent back with it; the service ignores it. */
            teamUserName?: string;
            /** @description Read-only. A loaded record may be sent back with it; the service ignores it. */
            userEmail?: string | null;
        };
        /** @description Access links to add or change, and those to delete, in one call. */
        OrganisationUserLinkBatch: {
            changes: components["schemas"]["OrganisationUserLinkChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description Names a deletion for the session that made it. It is random, and useless in another session. */
        UndoIdentifier: string;
        /** @description The access links as they were saved, and those that were deleted. */
        OrganisationUserLinkBatchResult: {
            changes: components["schemas"]["OrganisationUserLink"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description That a permission group is given to a user or a team by an access link. */
        PermissionGroupAssignment: {
            userPermissionGroupAssignmentID: components["schemas"]["Identifier"];
            organisationUserLinkID: components["schemas"]["Identifier"];
            userPermissionGroupID: components["schemas"]["Identifier"];
        };
        /**
         * Format: uuid
         * @description Identifier of a record. An identifier of all zeros stands for a new assignment.
         */
        NewIdentifier: Formatted<"uuid">;
        /** @description An assignment as it is sent to be saved; a new one has an id of all zeros. */
        PermissionGroupAssignmentChange: {
            userPermissionGroupAssignmentID: components["schemas"]["NewIdentifier"];
            /** @description Id of the access link. Decided here: it is that of the path or all zeros, which means the same. */
            organisationUserLinkID: components["schemas"]["NewIdentifier"];
            userPermissionGroupID: components["schemas"]["Identifier"];
        };
        /** @description Assignments to add, and those to delete, in one call. */
        PermissionGroupAssignmentBatch: {
            changes: components["schemas"]["PermissionGroupAssignmentChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The assignments as they were saved, and those that were deleted. */
        PermissionGroupAssignmentBatchResult: {
            changes: components["schemas"]["PermissionGroupAssignment"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /**
         * @description A place that an access link is restricted to, with everything below it.
         *     Decided here: it has no id of its own; within a link the node's id stands for it.
         */
        RootNode: {
            nodeID: components["schemas"]["Identifier"];
            nodeType: components["schemas"]["NodeType"];
            organisationUserLinkID: components["schemas"]["Identifier"];
        };
        /** @description A restriction to a place as it is sent to be saved. */
        RootNodeChange: {
            nodeID: components["schemas"]["Identifier"];
            nodeType: components["schemas"]["NodeType"];
            /**
             * @description Id of the access link. Decided here: it is that of the path or all zeros, which means the same;
             *     all zeros in an invitation, which has no link yet.
             */
            organisationUserLinkID: components["schemas"]["NewIdentifier"];
        };
        /** @description Restrictions to add, and those to lift, in one call. */
        RootNodeBatch: {
            changes: components["schemas"]["RootNodeChange"][];
            /** @description Decided here: identifiers of the nodes whose restriction is lifted. */
            deletes: string[];
        };
        /** @description The restrictions as they were saved, and those that were lifted. */
        RootNodeBatchResult: {
            changes: components["schemas"]["RootNode"][];
            /** @description Identifiers of the nodes whose restriction was lifted. */
            deletes: string[];
        };
        /** @description A user to choose from. */
        UserValue: {
            /**
             * Format: uuid
             * @description Id of the user.
             */
            key: Formatted<"uuid">;
            /** @description Full name of the user. */
            value: string;
            /**
             * @description Beyond the specification. True for a user whose address nobody has confirmed: nobody can
             *     choose the user. Absent otherwise.
             */
            isEmailUnconfirmed?: boolean;
        };
        /** @description A team of users, which can be given access like a single user. */
        Team: {
            teamID: components["schemas"]["Identifier"];
            /** @description What administrators call the team. No other team of the organisation has it. */
            name: string;
            /** @description The organisation that the team belongs to. */
            ownerOrganisationID: components["schemas"]["Identifier"];
            /** @description How many users are in the team. */
            totalMembers: number;
        };
        /** @description A team as it is sent to be saved; a new one comes without its id. */
        TeamChange: {
            teamID?: components["schemas"]["Identifier"];
            /** @description What administrators call the team. No other team of the organisation has it. */
            name: string;
            /** @description Decided here: left out, it is the organisation of the path; any other is refused. */
            ownerOrganisationID?: components["schemas"]["Identifier"];
            /** @description Read-only. A loaded record may be sent back with it; the service ignores it. */
            totalMembers?: number;
        };
        /** @description Teams to add or change, and those to delete, in one call. */
        TeamBatch: {
            changes: components["schemas"]["TeamChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The teams as they were saved, and those that were deleted. */
        TeamBatchResult: {
            changes: components["schemas"]["Team"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description That a user is in a team. */
        TeamMemberLink: {
            teamUserLinkID: components["schemas"]["Identifier"];
            teamID: components["schemas"]["Identifier"];
            userID: components["schemas"]["Identifier"];
            /** @description Full name of the user. */
            userName: string;
            /**
             * @description Beyond the specification. True for a user whose address nobody has confirmed: the account
             *     cannot sign in or be given rights. Absent otherwise.
             */
            isEmailUnconfirmed?: boolean;
            /**
             * Format: date-time
             * @description Beyond the specification. From this moment on the membership gives nothing: a temporary
             *     administrator has added themselves. Absent otherwise.
             */
            endsAt?: Formatted<"date-time">;
        };
        /** @description A member of a team as it is sent to be saved; a new one comes without its id. */
        TeamMemberLinkChange: {
            teamUserLinkID?: components["schemas"]["Identifier"];
            /** @description Id of the team. Decided here: it is that of the path; any other is refused. */
            teamID: components["schemas"]["Identifier"];
            userID: components["schemas"]["Identifier"];
            /** @description Read-only. A loaded record may be sent back with it; the service ignores it. */
            userName?: string;
        };
        /** @description Team members to add, and those to delete, in one call. */
        TeamMemberLinkBatch: {
            changes: components["schemas"]["TeamMemberLinkChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The team members as they were saved, and those that were deleted. */
        TeamMemberLinkBatchResult: {
            changes: components["schemas"]["TeamMemberLink"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description A team to choose from, shown under the name of the organisation that owns it. */
        AccessibleTeamValue: {
            /**
             * Format: uuid
             * @description Id of the team.
             */
            key: Formatted<"uuid">;
            /** @description Name of the team. */
            value: string;
            /** @description Name of the organisation that owns the team. */
            group: string;
            /**
             * @description Beyond the specification.
             *     Whether whoever asks may put people into the team, as an invitation does.
             *     Decided here: false for a team of an organisation above that the caller does not administer.
             *     Where it is absent the console offers the team, and the service has the last word.
             */
            canAddMembers?: boolean;
        };
        /**
         * @description The three permissions that an Integration Server account can have.
         *     Decided here: they are given by the numbers that Permission gives them.
         * @enum {integer}
         */
        IntegrationServerPermission: 39 | 40 | 41;
        /** @description An account that a machine signs in with. */
        ServiceAccount: {
            serviceAccountID: components["schemas"]["Identifier"];
            /** @description What administrators call the account. */
            name: string;
            serviceAccountType: components["schemas"]["ServiceAccountType"];
            /** @description The node that the account is restricted to, with all below it; null for none. */
            rootNodeID: components["schemas"]["Identifier"] | null;
            /** @description The type of that node; null for none. */
            rootNodeType: components["schemas"]["NodeType"] | null;
            /** @description What an Integration Server account may do; empty for every other type. */
            integrationServerPermissions: components["schemas"]["IntegrationServerPermission"][];
        };
        /**
         * @description A service account as it is sent to be saved; a new one comes without its id.
         *     Decided here: what is left out stays as it is, and is null or empty in a new one.
         */
        ServiceAccountChange: {
            serviceAccountID?: components["schemas"]["Identifier"];
            /** @description What administrators call the account. */
            name: string;
            serviceAccountType: components["schemas"]["ServiceAccountType"];
            /** @description The node that the account is restricted to, with all below it; null for none. */
            rootNodeID?: components["schemas"]["Identifier"] | null;
            /** @description The type of that node; null for none. */
            rootNodeType?: components["schemas"]["NodeType"] | null;
            /** @description What an Integration Server account may do; empty for every other type. */
            integrationServerPermissions?: components["schemas"]["IntegrationServerPermission"][];
        };
        /** @description Service accounts to add or change, and those to delete, in one call. */
        ServiceAccountBatch: {
            changes: components["schemas"]["ServiceAccountChange"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The service accounts as they were saved, and those that were deleted. */
        ServiceAccountBatchResult: {
            changes: components["schemas"]["ServiceAccount"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The new password of a service account, which only this answer has. */
        ServiceAccountPassword: {
            /** @description The password in clear text. */
            generatedPassword: string;
        };
        /** @description An invitation to an organisation that nobody has accepted yet. */
        Invite: {
            organisationUserInviteID: components["schemas"]["Identifier"];
            /** @description The address that the invitation was sent to. */
            email: string;
            /**
             * Format: date-time
             * @description When the invitation stops being valid, in UTC.
             */
            expiryDateTimeUTC: Formatted<"date-time">;
            /** @description Full name of the person who sent it. */
            senderName: string;
            /** @description Whether the invited person is to administer the organisation. */
            isOrgAdmin: boolean;
            /**
             * @description Beyond the specification. Id of the person who sent it: when that person may not give it any more,
             *     it is withdrawn. Absent when it is not known.
             */
            senderUserID?: components["schemas"]["Identifier"];
            mailState?: components["schemas"]["MailState"];
        };
        /**
         * @description Invitations to withdraw. Decided here: an invitation is sent by its own call and cannot be
         *     changed, so that there are no changes.
         */
        InviteBatch: {
            /** @description Always empty. */
            changes: components["schemas"]["Invite"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description The invitations that were withdrawn. */
        InviteBatchResult: {
            /** @description Always empty. */
            changes: components["schemas"]["Invite"][];
            deletes: components["schemas"]["DeletedIdentifiers"];
        };
        /** @description Whom to invite to an organisation, and what the person will be allowed there. */
        SendInviteRequest: {
            /**
             * @description The address to invite. Its structure is not checked by this schema, so that a wrong one is
             *     answered by its own code, BadRequest_InvitationHasInvalidParameters.
             */
            email: string;
            /** @description Whether the person is to administer the organisation. */
            isOrgAdmin: boolean;
            /** @description Permission groups beside those that apply to all users. */
            permissionGroupIDs: components["schemas"]["Identifier"][];
            /** @description The places that the access is restricted to; empty for no restriction. */
            rootNodes: components["schemas"]["RootNodeChange"][];
            /** @description Identifiers of the teams that the person will be in. */
            teamMembershipIDs: components["schemas"]["Identifier"][];
        };
        /** @description When an access link ends. An extension of the specification. */
        AccessEnd: {
            organisationUserLinkID: components["schemas"]["Identifier"];
            /**
             * Format: date-time
             * @description The moment from which on the access link gives nothing, in UTC.
             */
            endsAt: Formatted<"date-time">;
        };
        /** @description The end of an access link, or none. An extension of the specification. */
        AccessEndChange: {
            organisationUserLinkID: components["schemas"]["Identifier"];
            /**
             * Format: date-time
             * @description The moment from which on the access link gives nothing, in UTC; null for no end.
             */
            endsAt: Formatted<"date-time"> | null;
        };
        /** @description What an access link gives, and where. An extension of the specification. */
        AccessGrant: {
            organisationUserLinkID: components["schemas"]["Identifier"];
            /** @description Ids of the permission groups of the access link, as in listLinkAssignments. */
            userPermissionGroupIDs: components["schemas"]["Identifier"][];
            /** @description Ids of the site nodes to which the access link is restricted; none without a restriction. */
            rootNodeIDs: components["schemas"]["Identifier"][];
        };
        /**
         * @description What a record is.
         * @enum {string}
         */
        RecordKind: "User" | "Client" | "Organisation" | "PosCoreInstance" | "IntegrationServer" | "DeploymentServer" | "Team" | "PermissionGroup" | "AccessLink" | "ServiceAccount";
        /** @description Number of an audit log entry. A later entry has a greater number. */
        AuditLogEntryNumber: number;
        /**
         * @description What happened to a record.
         * @enum {string}
         */
        RecordAction: "Created" | "Changed" | "Deleted";
        /**
         * @description How a field of a record changed, in words: the label of a type, the name of a record, Yes or No. An
         *     extension of the specification.
         */
        FieldChange: {
            /** @description Name of the field. */
            field: string;
            /** @description The part of the field, such as one permission; null for the whole field. */
            part: string | null;
            /**
             * @description Value changed from `before` to `after`. Item is an entry of a list that was removed (`before`) or
             *     added (`after`). Hidden is a secret or a picture, of which the answer says only that it changed.
             * @enum {string}
             */
            kind: "Value" | "Item" | "Hidden";
            /** @description The value before; null for none. */
            before: string | null;
            /** @description The value since; null for none. */
            after: string | null;
        };
        /** @description What one audit log entry changed in a record. An extension of the specification. */
        HistoryEntry: {
            auditLogEntryID: components["schemas"]["AuditLogEntryNumber"];
            action: components["schemas"]["RecordAction"];
            /** @description Who did it; null when nobody was signed in. */
            userName: string | null;
            /**
             * Format: uuid
             * @description Id of who did it, for super users only; otherwise null.
             */
            userID: Formatted<"uuid"> | null;
            /**
             * Format: date-time
             * @description When it was done, in UTC.
             */
            created: Formatted<"date-time">;
            /** @description The changed fields in the order of the record's page. */
            changes: components["schemas"]["FieldChange"][];
        };
        /** @description The record of an audit log entry and its changes. An extension of the specification. */
        AuditEntryChanges: {
            recordKind: components["schemas"]["RecordKind"];
            /** @description Id of the record; of a client, its ID. The record may be deleted. */
            recordID: string;
            action: components["schemas"]["RecordAction"];
            /** @description The changed fields in the order of the record's page. */
            changes: components["schemas"]["FieldChange"][];
        };
        /**
         * @description When a record was last used. The service knows nothing of a record that is not in the list. An
         *     extension of the specification.
         */
        LastSeen: {
            /** @description Id of the user, the client or the service account. */
            id: string;
            /**
             * Format: date-time
             * @description The last use, in UTC; null if there was none since the service records it. It may be some
             *     minutes behind.
             */
            lastSeen: Formatted<"date-time"> | null;
        };
        /** @description The time zone of an organisation. An extension of the specification. */
        OrganisationTimeZone: {
            /**
             * @description The name of the organisation's own time zone in the IANA database, such as Pacific/Auckland;
             *     null for none.
             */
            timeZone: string | null;
            /**
             * @description The time zone of the nearest organisation above that has one; null for none. It counts for an
             *     organisation without its own.
             */
            inheritedTimeZone: string | null;
        };
        /** @description The own time zone of an organisation, or none. An extension of the specification. */
        OrganisationTimeZoneChange: {
            /** @description The name of a time zone in the IANA database; null for that of the organisations above. */
            timeZone: string | null;
        };
        /** @description A link that accepts a pending invitation. An extension of the specification. */
        InviteLink: {
            /**
             * Format: uri
             * @description The address to open in a browser. A secret.
             */
            link: Formatted<"uri">;
            /**
             * Format: date-time
             * @description When the link stops working, in UTC.
             */
            expiryDateTimeUTC: Formatted<"date-time">;
        };
        /**
         * @description Identifier of a session in lists and calls. It opens no session, and nobody can compute the
         *     cookie of the session from it.
         */
        SessionIdentifier: string;
        /** @description A session of a person in one browser. An extension of the specification. */
        UserSession: {
            sessionID: components["schemas"]["SessionIdentifier"];
            /** @description Browser and operating system, as the browser names them; empty if unknown. */
            device: string;
            /** @description The network address of the last use; empty if unknown. */
            address: string;
            /**
             * Format: date-time
             * @description When the person signed in, in UTC.
             */
            dateTimeCreated: Formatted<"date-time">;
            /**
             * Format: date-time
             * @description When the session was last used, in UTC. It may be a minute behind.
             */
            dateTimeLastSeen: Formatted<"date-time">;
            /** @description Whether this is the session that sends the call. */
            isCurrent: boolean;
        };
        /** @description How many sessions a call has ended. An extension of the specification. */
        EndedSessions: {
            /** @description The number of sessions. */
            ended: number;
        };
        /** @description A reached limit on failed attempts. The service refuses further attempts. */
        SignInLimit: {
            /**
             * @description What is refused. UnknownDevices are all browsers in which the user has not signed in before,
             *     Network is one network without the user's known browsers, and KnownDevice is one browser in which
             *     the user has signed in before.
             * @enum {string}
             */
            appliesTo: "UnknownDevices" | "Network" | "KnownDevice";
            /** @description The failed attempts that reached the limit. */
            failures: number;
            /**
             * Format: date-time
             * @description When the first of these attempts was, in UTC.
             */
            sinceDateTimeUTC: Formatted<"date-time">;
            /**
             * Format: date-time
             * @description When the attempts count no longer, in UTC.
             */
            untilDateTimeUTC: Formatted<"date-time">;
        };
        /** @description What keeps a user from signing in now. An extension of the specification. */
        SignInLimits: {
            /** @description The failed attempts to sign in as the user that count now. */
            failures: number;
            /** @description The limits that are reached; none when the user may try. */
            limits: components["schemas"]["SignInLimit"][];
        };
        /** @description Which deletion to undo. An extension of the specification. */
        UndoRequest: {
            undoID: components["schemas"]["UndoIdentifier"];
        };
        /** @description What the call has put back. An extension of the specification. */
        UndoneDeletion: {
            /** @description The ids of the records that the call had deleted. */
            restoredIDs: components["schemas"]["Identifier"][];
        };
        /**
         * @description Whether the service would delete the record now. Blocked: something uses it that blocks the deletion.
         *     OwnAccess: the deletion would take the account of the caller, or the access with which they
         *     administer the organisation.
         * @enum {string}
         */
        DeletionOutcome: "Allowed" | "Blocked" | "OwnAccess";
        /**
         * @description What uses a record. TeamMember is a person in the team, and TeamMembership is a team of the person.
         * @enum {string}
         */
        UsedByKind: "Acceptance" | "AccessLink" | "Invitation" | "Organisation" | "StatisticsMonth" | "TeamMember" | "TeamMembership";
        /**
         * @description What a deletion of the record does: it is refused as long as this uses the record, this goes with it,
         *     or this stays and loses only the record.
         * @enum {string}
         */
        DeletionEffect: "Blocks" | "Goes" | "Stays";
        /** @description A record that uses another one. */
        UsedByRecord: {
            /** @description Id of the record; YYYY-MM for a month of statistics, the user's for a member of a team. */
            recordID: string;
            /**
             * @description Name of the record. An access link has the name of its person or team where its permission group is
             *     in question, and otherwise the name of its organisation. An invitation has its address.
             */
            name: string;
            /** @description The organisation in which the record is; null when it is in none. */
            organisationID: components["schemas"]["Identifier"] | null;
        };
        /** @description The records of one kind that use a record. */
        UsedByUse: {
            kind: components["schemas"]["UsedByKind"];
            effect: components["schemas"]["DeletionEffect"];
            /** @description The number of records, also of those that are not named. */
            total: number;
            /** @description The first records by name that the caller may see. */
            records: components["schemas"]["UsedByRecord"][];
        };
        /** @description What uses a record, and what a deletion does. An extension of the specification. */
        UsedBy: {
            deletion: components["schemas"]["DeletionOutcome"];
            /** @description At most one entry for each kind, and none for a kind without a record. */
            uses: components["schemas"]["UsedByUse"][];
        };
        /**
         * @description What a person who accepts an invitation says about themselves. Decided here: for a person who
         *     already has an account, everything but email and token is a placeholder that the service
         *     ignores.
         */
        AcceptInvitationRequest: {
            /** @description The address from the invitation's link. */
            email: string;
            /** @description The token from the invitation's link. */
            token: string;
            /** @description Display name. */
            userShortName: string;
            /** @description First and last name. */
            userFullName: string;
            /**
             * Format: password
             * @description At least 8 characters, sent exactly as typed. The length is not checked by this schema,
             *     so that a short one is answered by its own code, PasswordChange_NewPasswordIsInvalid.
             */
            userPassword: string;
            /** @description BCP 47 language tag; en-GB unless the person chooses another. */
            locale: string;
            /** @description ISO 4217 code; GBP unless the person chooses another. */
            defaultCurrency: string;
            /**
             * @description The documents that the person agrees to. A new person agrees to every document that
             *     /api/consentdocuments lists.
             */
            consentDocumentIds: components["schemas"]["Identifier"][];
        };
        /** @description What became of an invitation. */
        InvitationResult: {
            /**
             * @description Ok_NewUser when the person has no account yet, or was given one by accepting;
             *     Ok_ExistingUser when the account existed before, and for every link that does not prove who
             *     opens it.
             * @enum {string}
             */
            resultText: "Ok_NewUser" | "Ok_ExistingUser";
            /**
             * @description Beyond the specification. True when nobody joined yet: the service has mailed a link to the
             *     invited address instead, which accepts the invitation. It is absent otherwise, and from a
             *     service that accepts by every link.
             */
            isLinkMailed?: boolean;
            /** @description Beyond the specification. What became of the mail with that link. */
            mailState?: components["schemas"]["MailState"];
        };
        /**
         * @description The question whether an invitation is valid. Name and password are placeholders.
         *     Decided here: they have the names that they have when an invitation is accepted, and the
         *     service ignores them.
         */
        ValidateInvitationRequest: {
            /** @description The address from the invitation's link. */
            email: string;
            /** @description The token from the invitation's link. */
            token: string;
            /** @description A placeholder. */
            userShortName: string;
            /** @description A placeholder. */
            userFullName: string;
            /**
             * Format: password
             * @description A placeholder.
             */
            userPassword: string;
        };
        /** @description For whom a password reset is asked. */
        SendPasswordResetRequest: {
            /**
             * @description The address of the account. Its structure is not checked by this schema, so that a wrong
             *     one is answered by its own code, BadRequest_PasswordResetRequestHasInvalidParameters.
             */
            email: string;
        };
        /**
         * @description That a step of a password reset went well. Decided here: the same text for every step, in the
         *     form that invitations have.
         */
        PasswordResetResult: {
            /**
             * @description Always Ok; everything else is an error.
             * @enum {string}
             */
            resultText: "Ok";
        };
        /** @description The question whether a link to reset a password is valid. */
        ValidatePasswordResetRequest: {
            /** @description The address from the link. */
            email: string;
            /** @description The token from the link. */
            token: string;
        };
        /** @description The new password of a person who has a link to reset it. */
        ConfirmPasswordResetRequest: {
            /** @description The address from the link. */
            email: string;
            /** @description The token from the link. */
            token: string;
            /**
             * Format: password
             * @description At least 8 characters, sent exactly as typed. The length is not checked by this schema,
             *     so that a short one is answered by its own code, BadRequest_PasswordTooShort.
             */
            userPassword: string;
        };
        /**
         * @description What the administrators of an organisation change about it.
         *     Decided here: the whole record is the id and the name, all that the screen has.
         */
        OrganisationProfile: {
            organisationID: components["schemas"]["Identifier"];
            /** @description Name of the organisation. */
            name: string;
        };
        /** @description An organisation's profile as it is sent to be saved, complete. */
        OrganisationProfileChange: {
            /** @description Id of the organisation. Decided here: it is that of the path; any other is refused. */
            organisationID: components["schemas"]["Identifier"];
            /** @description Name of the organisation. */
            name: string;
        };
        /** @description What an organisation starts with. */
        InitialiseRequest: {
            /** @description The currency that the organisation works in. */
            currencyCode: string;
            /** @description Applications that the organisation may use from the start. */
            authorisedAppIds: components["schemas"]["Identifier"][];
            /** @description The team whose members administer the organisation; null for none. */
            initialAdminTeamID: components["schemas"]["Identifier"] | null;
            /**
             * @description The user who administers the organisation. Decided here: null for none, which is what the
             *     console sends, since its screen offers teams only.
             */
            initialAdminUserID: components["schemas"]["Identifier"] | null;
            /** @description Code of the template organisation whose configuration is copied; null for none. */
            defaultConfigTemplateOrgCode: string | null;
        };
        /** @description The organisation after it was initialised. Decided here: just its id and its new state. */
        InitialiseResult: {
            organisationID: components["schemas"]["Identifier"];
            /** @description Always true. */
            initialised: boolean;
        };
        /** @description One entry of a list to choose from, shown under a heading. */
        GroupedOptionValue: {
            /** @description What is stored when this entry is chosen. */
            key: string;
            /** @description What a person reads. */
            value: string;
            /** @description The heading that the entry stands under. */
            group: string;
        };
        /**
         * @description The organisation that a row or an outcome is about.
         *     Decided here: which of its fields are sent.
         */
        AuthorisedOrganisation: {
            organisationID: components["schemas"]["Identifier"];
            organisationCode: string;
            name: string;
        };
        /**
         * @description One of the four parts of a version number.
         *     Decided here: 32 bits, so that two parts make a number of 64 bits, the high part or the low part.
         */
        VersionPart: number;
        /**
         * @description A version of an application, short. Compared by major, minor, build and revision, in that order.
         *     Decided here: which fields of the package it carries.
         */
        ApplicationVersion: {
            applicationPackageID: components["schemas"]["Identifier"];
            majorVersion: components["schemas"]["VersionPart"];
            minorVersion: components["schemas"]["VersionPart"];
            buildNumber: components["schemas"]["VersionPart"];
            revision: components["schemas"]["VersionPart"];
            iconUri: components["schemas"]["IconUri"];
        };
        /** @description Which version of an application an organisation may use (application authorisation row). */
        ApplicationAuthorisation: {
            applicationID: components["schemas"]["Identifier"];
            applicationName: string;
            organisation: components["schemas"]["AuthorisedOrganisation"];
            /** @description The version that the organisation is authorised for; null when it may not use the application. */
            currentVersion: components["schemas"]["ApplicationVersion"] | null;
            /** @description The newest version; null when the application has none. */
            latestVersion: components["schemas"]["ApplicationVersion"] | null;
        };
        /** @description One version of an application, ready to be installed. */
        ApplicationPackage: {
            applicationPackageID: components["schemas"]["Identifier"];
            applicationID: components["schemas"]["Identifier"];
            applicationName: string;
            applicationDescription: string;
            majorVersion: components["schemas"]["VersionPart"];
            minorVersion: components["schemas"]["VersionPart"];
            buildNumber: components["schemas"]["VersionPart"];
            revision: components["schemas"]["VersionPart"];
            /** @description Plain text; line breaks count. */
            changeNotes: string;
            iconUri: components["schemas"]["IconUri"];
            /** Format: date-time */
            dateTimeCreatedUTC: Formatted<"date-time">;
            /**
             * Format: int64
             * @description Size of the installer in bytes.
             */
            installerPackageLength: number;
        };
        /**
         * @description A moment in UTC as yyyy-mm-dd hh:mm:ss.
         *     Decided here: every not-before moment of versions has this form, and the hours run from 00 to 23.
         */
        UtcDateTimeText: string;
        /** @description Authorises one version, or none, for organisations. */
        BatchAuthorisationRequest: {
            /** @description The version to authorise. Decided here: null stands for Unauthorised. */
            applicationPackageID: components["schemas"]["Identifier"] | null;
            organisationIDs: components["schemas"]["Identifier"][];
            /** @description The earliest moment at which organisations that accept new versions by themselves accept this one; null for at once, and without a version. */
            autoAcceptNotBeforeDate: components["schemas"]["UtcDateTimeText"] | null;
        };
        /** @description What became of each organisation of a batch authorisation request. */
        BatchAuthorisationResult: {
            /** @description Organisations that were updated. Decided here: each with its code and name, so that they can be listed. */
            updatedOrgs: components["schemas"]["AuthorisedOrganisation"][];
            /** @description Organisations that were not updated, because their POS Core is older than the package asks for. */
            insufficientPOSCoreOrgs: components["schemas"]["AuthorisedOrganisation"][];
        };
        /**
         * @description A node of the tree of applications, versions and acceptances.
         *     Decided here: the id is a prefix, a colon and the id of what the node stands for.
         *     `app:` an application, `version:` one of its packages, `old:` the older versions of an application,
         *     `accept:` an acceptance. The remaining prefixes belong to nodes that the console adds
         *     (`pkg:` and `none:` in Version Authorisation) or to the tree of System Health (`org:`, `ds:`).
         */
        AcceptanceTreeNode: {
            id: string;
            name: string;
            nameSuffix: string | null;
            iconUri: components["schemas"]["IconUri"];
            hasChildren: boolean;
            /** @description Decided here: null when there are children that are loaded on expanding. */
            children: components["schemas"]["AcceptanceTreeNode"][] | null;
            /** @description What the panel beside the tree needs. */
            entity: components["schemas"]["AcceptanceTreeApplication"] | components["schemas"]["AcceptanceTreeVersion"] | components["schemas"]["AcceptanceTreeOldVersions"] | components["schemas"]["AcceptanceTreeAcceptance"];
        };
        /** @description How an organisation accepts new versions of an application (app settings). */
        ApplicationSettings: {
            /** @description Whether newly authorised versions are accepted without asking. */
            autoAccept: boolean;
            /**
             * @description The time of day, in UTC, from which a version accepted that way is installed; null for immediately.
             *     Decided here: of the date in it only the time of day counts.
             */
            notBeforeTimeUTC: components["schemas"]["UtcDateTimeText"] | null;
        };
        /** @description An application with its settings. Decided here, entityType tells the entities apart. */
        AcceptanceTreeApplication: {
            /** @constant */
            entityType: "application";
            applicationID: components["schemas"]["Identifier"];
            applicationName: string;
            applicationDescription: string;
            settings: components["schemas"]["ApplicationSettings"];
        };
        /** @description How far an organisation has accepted a package. */
        PackageAcceptanceStatus: {
            applicationPackageID: components["schemas"]["Identifier"];
            /** @description Whether an acceptance covers all nodes. */
            fullyAccepted: boolean;
            /** @description The nodes that acceptances are limited to. */
            acceptedRootNodeIDs: components["schemas"]["Identifier"][];
            /** @description The types of those nodes, in the same order. */
            acceptedRootNodeTypes: components["schemas"]["NodeType"][];
            /**
             * Format: date-time
             * @description When it was last accepted for any node; null when it never was.
             */
            dateTimeAccepted: Formatted<"date-time"> | null;
            /** Format: date-time */
            packageDateTimeCreated: Formatted<"date-time">;
            /** @description Plain text; line breaks count. */
            changeNotes: string;
        };
        /** @description A package and how far it is accepted. */
        AcceptanceTreeVersion: {
            /** @constant */
            entityType: "version";
            applicationPackage: components["schemas"]["ApplicationPackage"];
            acceptanceStatus: components["schemas"]["PackageAcceptanceStatus"];
        };
        /** @description The node that holds the older versions of an application. */
        AcceptanceTreeOldVersions: {
            /** @constant */
            entityType: "oldVersions";
            applicationID: components["schemas"]["Identifier"];
        };
        /** @description The earliest moment at which the version is installed; null for immediately. */
        AcceptanceNotBefore: components["schemas"]["UtcDateTimeText"] | null;
        /** @description The node that the acceptance is limited to. Decided here, null for all nodes. */
        AcceptanceRootNodeID: components["schemas"]["Identifier"] | null;
        /** @description The type of that node; null for all nodes. */
        AcceptanceRootNodeType: components["schemas"]["NodeType"] | null;
        /** @description That somebody accepted a package, for all nodes or for one. */
        ApplicationPackageAcceptance: {
            applicationPackageAcceptanceID: components["schemas"]["Identifier"];
            applicationPackageID: components["schemas"]["Identifier"];
            notBefore: components["schemas"]["AcceptanceNotBefore"];
            rootNodeID: components["schemas"]["AcceptanceRootNodeID"];
            rootNodeType: components["schemas"]["AcceptanceRootNodeType"];
            /** @description Who accepted it. Decided here: null when the organisation's settings did. */
            userID: components["schemas"]["Identifier"] | null;
            /** Format: date-time */
            dateTimeAccepted: Formatted<"date-time">;
        };
        /** @description An acceptance with the names of those it speaks of. */
        AcceptanceTreeAcceptance: {
            /** @constant */
            entityType: "acceptance";
            applicationID: components["schemas"]["Identifier"];
            acceptance: components["schemas"]["ApplicationPackageAcceptance"];
            /** @description Full name of who accepted; null when the settings did, or when the user is gone. */
            userName: string | null;
            /** @description Name of the node that it is limited to; null for all nodes. */
            rootNodeName: string | null;
        };
        /** @description An acceptance as it is sent to be added. */
        AcceptanceToAdd: {
            applicationPackageID: components["schemas"]["Identifier"];
            notBefore: components["schemas"]["AcceptanceNotBefore"];
            rootNodeID: components["schemas"]["AcceptanceRootNodeID"];
            rootNodeType: components["schemas"]["AcceptanceRootNodeType"];
            /** @description Who accepts it. Decided here, the signed-in user; any other is refused. */
            userID: components["schemas"]["Identifier"];
        };
        /** @description An acceptance as it is sent to be changed. */
        AcceptanceToUpdate: {
            applicationPackageAcceptanceID: components["schemas"]["Identifier"];
            applicationPackageID: components["schemas"]["Identifier"];
            notBefore: components["schemas"]["AcceptanceNotBefore"];
            rootNodeID: components["schemas"]["AcceptanceRootNodeID"];
            rootNodeType: components["schemas"]["AcceptanceRootNodeType"];
            /** @description Who changes it. Decided here, the signed-in user; any other is refused. */
            userID: components["schemas"]["Identifier"];
        };
        /**
         * @description A node of the tree of organisations, outlet groups, outlets and terminals.
         *     Decided here: the id is `org:` and an organisation's id, or `ds:` and a site node's id.
         */
        HealthTreeNode: {
            id: string;
            name: string;
            /** @description The organisation code; null for a site node. */
            nameSuffix: string | null;
            iconUri: components["schemas"]["IconUri"];
            hasChildren: boolean;
            /** @description Decided here: always there, since the whole tree comes in one answer. */
            children: components["schemas"]["HealthTreeNode"][];
            /** @description What the badges and the panel beside the tree need. */
            entity: components["schemas"]["HealthTreeOrganisation"] | components["schemas"]["HealthTreeSiteNode"];
        };
        /** @description One thing that an application says about itself. */
        ClientApplicationStateDetail: {
            name: string;
            value: string;
        };
        /** @description What an application on a device last said about itself. */
        ClientApplicationState: {
            applicationName: string;
            /** @description Four numbers joined by dots. */
            applicationVersion: string;
            /** @description What sort of application it is. Decided here: a name, not a number. */
            applicationType: string;
            deviceIdentifier: string;
            nodeID: components["schemas"]["Identifier"];
            nodeType: components["schemas"]["NodeType"];
            /** Format: date-time */
            dateTimeUpdated: Formatted<"date-time">;
            osRegionName: string;
            /** @description BCP 47 language tag. */
            osCultureName: string;
            clientApplicationStateDetails: components["schemas"]["ClientApplicationStateDetail"][];
        };
        /** @description An organisation. Decided here, entityType tells the entities apart. */
        HealthTreeOrganisation: {
            /** @constant */
            entityType: "organisation";
            organisationID: components["schemas"]["Identifier"];
            /** @description States of devices that belong to no site node of the organisation any more. */
            clientApplicationStates: components["schemas"]["ClientApplicationState"][];
        };
        /** @description An outlet group, outlet or terminal with the states of its devices. */
        HealthTreeSiteNode: {
            /** @constant */
            entityType: "siteNode";
            nodeID: components["schemas"]["Identifier"];
            nodeType: components["schemas"]["NodeType"];
            clientApplicationStates: components["schemas"]["ClientApplicationState"][];
        };
    };
    responses: {
        /** @description Anything else went wrong. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description The request does not fit the contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": "BadRequest";
            };
        };
        /** @description Nobody is signed in, or somebody else than `X-User-ID` says, or the X-Requested-With marker is missing. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description Somebody is signed in whose role does not allow this call. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description There is no such record, or its existence is not the caller's to know. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: {
        /**
         * @description Beyond the specification. Only entries in whose name, code or label the text occurs. Case does not
         *     count.
         *     Decided here: the parameter is optional in both directions. A back end that ignores it answers with
         *     the whole list, and the console then searches in it itself.
         * @example quay
         */
        listSearch: string;
        /**
         * @description Beyond the specification. At most so many entries: the best matches of the search, without a search
         *     the first ones.
         *     Decided here: a back end that ignores it answers with the whole list. An answer with another number
         *     of entries than the limit is therefore complete.
         * @example 20
         */
        listLimit: number;
        /**
         * @description Beyond the specification. Only the entries with these ids. Ids that no entry has do not count.
         *     Decided here: a back end that ignores it answers with the whole list, in which the console finds the
         *     entries.
         * @example [
         *       "20000000-0000-4000-8000-000000000003"
         *     ]
         */
        listIds: string[];
        /**
         * @description Beyond the specification.
         *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
         *     caller sends the same key with the same request again.
         *     The service remembers the key for 24 hours, for this person and this operation. It answers a
         *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
         *     changes nothing. A call that was refused is not remembered. The same key with another request is
         *     refused with status 422.
         *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
         *     and the console then looks for the saved record before it sends a record again.
         * @example 0Yv3mUe2QkSxTq1dH8rWbA
         */
        idempotencyKey: string;
        /**
         * @description Beyond the specification. At most so many entries in each list of the summary: the first ones. The
         *     answer then has the number of all entries of each list beside it.
         *     Decided here: a back end that ignores it answers with whole lists, of which the console shows as many
         *     as the limit says.
         * @example 20
         */
        summaryLimit: number;
        /** @description Id of the organisation. */
        orgId: components["schemas"]["Identifier"];
        /** @description Id of the user. */
        userSummaryId: components["schemas"]["Identifier"];
        /** @description Id of the user. */
        userId: components["schemas"]["Identifier"];
        /**
         * @description Beyond the specification.
         *     How many of the changes add a record. Where a person chooses the id of a record, a change does not
         *     say whether it adds the record or changes it.
         *     Decided here: with this header the service refuses the batch with BadRequest if a record to add
         *     exists already, or if one to change does not exist any more. A back end that ignores it overwrites
         *     and adds as it does without the header.
         * @example 1
         */
        newRecords: number;
        /** @description ID of the client, as a person chose it. */
        clientId: components["schemas"]["ClientIdentifier"];
        /** @description Id of the record. */
        id: components["schemas"]["Identifier"];
        /**
         * @description What the record is.
         * @example Team
         */
        recordKind: components["schemas"]["RecordKind"];
        /**
         * @description Id of the record; of a client, its ID.
         * @example 40000000-0000-4000-8000-000000000001
         */
        recordId: string;
        /**
         * @description Only the entries before the one with this number, for the entries after the first 50.
         * @example 1042
         */
        beforeEntry: components["schemas"]["AuditLogEntryNumber"];
        /**
         * @description Number of the audit log entry.
         * @example 1042
         */
        auditLogEntryID: components["schemas"]["AuditLogEntryNumber"];
        /** @description Id of the session. */
        sessionId: components["schemas"]["SessionIdentifier"];
        /**
         * @description What the record is. The words are those of the console's addresses.
         * @example users
         */
        platformKind: "clients" | "deploymentservers" | "integrationservers" | "poscoreinstances" | "users";
        /** @description Id of the record; a UUID but for clients. */
        usedRecordId: string;
        /**
         * @description What the record is. The words are those of the console's addresses.
         * @example teams
         */
        organisationKind: "permissiongroups" | "serviceaccounts" | "teams";
        /** @description Id of the record. */
        usedOrganisationRecordId: components["schemas"]["Identifier"];
        /** @description Id of the application. */
        appId: components["schemas"]["Identifier"];
        /** @description Id of the application package. */
        packageId: components["schemas"]["Identifier"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Beyond the specification. Names the deletion of this call for the call undoDeletion. Absent if the
         *     call has deleted nothing, if it repeats an earlier answer, and from a service that cannot undo it.
         * @example example-undo-id
         */
        undoId: components["schemas"]["UndoIdentifier"];
    };
    pathItems: never;
}
export type Identifier = components['schemas']['Identifier'];
export type User = components['schemas']['User'];
export type SessionOrganisation = components['schemas']['SessionOrganisation'];
export type Session = components['schemas']['Session'];
export type Locale = components['schemas']['Locale'];
export type Currency = components['schemas']['Currency'];
export type OrganisationType = components['schemas']['OrganisationType'];
export type Organisation = components['schemas']['Organisation'];
export type OrganisationChange = components['schemas']['OrganisationChange'];
export type DeletedIdentifiers = components['schemas']['DeletedIdentifiers'];
export type OrganisationBatch = components['schemas']['OrganisationBatch'];
export type OrganisationBatchResult = components['schemas']['OrganisationBatchResult'];
export type OptionValue = components['schemas']['OptionValue'];
export type AdminSummaryPosCoreInstance = components['schemas']['AdminSummaryPosCoreInstance'];
export type AdminSummaryClient = components['schemas']['AdminSummaryClient'];
export type AdminSummaryVersion = components['schemas']['AdminSummaryVersion'];
export type AdminSummaryDeploymentServer = components['schemas']['AdminSummaryDeploymentServer'];
export type IntegrationServerInstanceType = components['schemas']['IntegrationServerInstanceType'];
export type AdminSummaryIntegrationServer = components['schemas']['AdminSummaryIntegrationServer'];
export type AdminSummary = components['schemas']['AdminSummary'];
export type OrganisationSummaryTeam = components['schemas']['OrganisationSummaryTeam'];
export type OrganisationUserLinkType = components['schemas']['OrganisationUserLinkType'];
export type OrganisationSummaryLink = components['schemas']['OrganisationSummaryLink'];
export type OrganisationSummaryChild = components['schemas']['OrganisationSummaryChild'];
export type OrganisationSummaryInvitation = components['schemas']['OrganisationSummaryInvitation'];
export type ServiceAccountType = components['schemas']['ServiceAccountType'];
export type OrganisationSummaryServiceAccount = components['schemas']['OrganisationSummaryServiceAccount'];
export type OrganisationSummary = components['schemas']['OrganisationSummary'];
export type OrganisationUserLink = components['schemas']['OrganisationUserLink'];
export type UserSummaryInvite = components['schemas']['UserSummaryInvite'];
export type ConsentDocument = components['schemas']['ConsentDocument'];
export type UserSummary = components['schemas']['UserSummary'];
export type UserChange = components['schemas']['UserChange'];
export type UserBatch = components['schemas']['UserBatch'];
export type UserBatchResult = components['schemas']['UserBatchResult'];
export type OwnProfileChange = components['schemas']['OwnProfileChange'];
export type MailState = components['schemas']['MailState'];
export type SavedProfile = components['schemas']['SavedProfile'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordChangeBatch = components['schemas']['PasswordChangeBatch'];
export type ChangedPassword = components['schemas']['ChangedPassword'];
export type PasswordChangeBatchResult = components['schemas']['PasswordChangeBatchResult'];
export type Client = components['schemas']['Client'];
export type ClientChange = components['schemas']['ClientChange'];
export type ClientBatch = components['schemas']['ClientBatch'];
export type ClientBatchResult = components['schemas']['ClientBatchResult'];
export type ClientIdentifier = components['schemas']['ClientIdentifier'];
export type PosCoreInstance = components['schemas']['PosCoreInstance'];
export type PosCoreInstanceChange = components['schemas']['PosCoreInstanceChange'];
export type PosCoreInstanceBatch = components['schemas']['PosCoreInstanceBatch'];
export type PosCoreInstanceBatchResult = components['schemas']['PosCoreInstanceBatchResult'];
export type IntegrationServerInstance = components['schemas']['IntegrationServerInstance'];
export type IntegrationServerInstanceChange = components['schemas']['IntegrationServerInstanceChange'];
export type IntegrationServerInstanceBatch = components['schemas']['IntegrationServerInstanceBatch'];
export type IntegrationServerInstanceBatchResult = components['schemas']['IntegrationServerInstanceBatchResult'];
export type IntegrationServerInstanceValues = components['schemas']['IntegrationServerInstanceValues'];
export type DeploymentServerInstance = components['schemas']['DeploymentServerInstance'];
export type DeploymentServerInstanceChange = components['schemas']['DeploymentServerInstanceChange'];
export type DeploymentServerInstanceBatch = components['schemas']['DeploymentServerInstanceBatch'];
export type DeploymentServerInstanceBatchResult = components['schemas']['DeploymentServerInstanceBatchResult'];
export type IconUri = components['schemas']['IconUri'];
export type OrganisationTreeNode = components['schemas']['OrganisationTreeNode'];
export type RemoteVersionItem = components['schemas']['RemoteVersionItem'];
export type RemoteVersionInfo = components['schemas']['RemoteVersionInfo'];
export type RemoteExceptionsData = components['schemas']['RemoteExceptionsData'];
export type RemoteExceptionsInfo = components['schemas']['RemoteExceptionsInfo'];
export type AuditLogCategory = components['schemas']['AuditLogCategory'];
export type AuditLogTypeDescription = components['schemas']['AuditLogTypeDescription'];
export type AuditLogQuery = components['schemas']['AuditLogQuery'];
export type AuditLogEntry = components['schemas']['AuditLogEntry'];
export type EntityLookupType = components['schemas']['EntityLookupType'];
export type EntityLookupOrganisation = components['schemas']['EntityLookupOrganisation'];
export type EntityLookupMatch = components['schemas']['EntityLookupMatch'];
export type MonthlyStatisticsQuery = components['schemas']['MonthlyStatisticsQuery'];
export type MonthlyStatisticsPosCoreInstance = components['schemas']['MonthlyStatisticsPosCoreInstance'];
export type MonthlyStatisticsOrganisation = components['schemas']['MonthlyStatisticsOrganisation'];
export type MonthlyStatisticsPackage = components['schemas']['MonthlyStatisticsPackage'];
export type MonthlyStatisticsOrganisationRow = components['schemas']['MonthlyStatisticsOrganisationRow'];
export type MonthlyStatisticsRow = components['schemas']['MonthlyStatisticsRow'];
export type NodeType = components['schemas']['NodeType'];
export type SiteNode = components['schemas']['SiteNode'];
export type PermissionGroupChoice = components['schemas']['PermissionGroupChoice'];
export type Permission = components['schemas']['Permission'];
export type PermissionAction = components['schemas']['PermissionAction'];
export type GroupPermission = components['schemas']['GroupPermission'];
export type PermissionGroup = components['schemas']['PermissionGroup'];
export type PermissionGroupChange = components['schemas']['PermissionGroupChange'];
export type PermissionGroupBatch = components['schemas']['PermissionGroupBatch'];
export type PermissionGroupBatchResult = components['schemas']['PermissionGroupBatchResult'];
export type OrganisationUserLinkChange = components['schemas']['OrganisationUserLinkChange'];
export type OrganisationUserLinkBatch = components['schemas']['OrganisationUserLinkBatch'];
export type UndoIdentifier = components['schemas']['UndoIdentifier'];
export type OrganisationUserLinkBatchResult = components['schemas']['OrganisationUserLinkBatchResult'];
export type PermissionGroupAssignment = components['schemas']['PermissionGroupAssignment'];
export type NewIdentifier = components['schemas']['NewIdentifier'];
export type PermissionGroupAssignmentChange = components['schemas']['PermissionGroupAssignmentChange'];
export type PermissionGroupAssignmentBatch = components['schemas']['PermissionGroupAssignmentBatch'];
export type PermissionGroupAssignmentBatchResult = components['schemas']['PermissionGroupAssignmentBatchResult'];
export type RootNode = components['schemas']['RootNode'];
export type RootNodeChange = components['schemas']['RootNodeChange'];
export type RootNodeBatch = components['schemas']['RootNodeBatch'];
export type RootNodeBatchResult = components['schemas']['RootNodeBatchResult'];
export type UserValue = components['schemas']['UserValue'];
export type Team = components['schemas']['Team'];
export type TeamChange = components['schemas']['TeamChange'];
export type TeamBatch = components['schemas']['TeamBatch'];
export type TeamBatchResult = components['schemas']['TeamBatchResult'];
export type TeamMemberLink = components['schemas']['TeamMemberLink'];
export type TeamMemberLinkChange = components['schemas']['TeamMemberLinkChange'];
export type TeamMemberLinkBatch = components['schemas']['TeamMemberLinkBatch'];
export type TeamMemberLinkBatchResult = components['schemas']['TeamMemberLinkBatchResult'];
export type AccessibleTeamValue = components['schemas']['AccessibleTeamValue'];
export type IntegrationServerPermission = components['schemas']['IntegrationServerPermission'];
export type ServiceAccount = components['schemas']['ServiceAccount'];
export type ServiceAccountChange = components['schemas']['ServiceAccountChange'];
export type ServiceAccountBatch = components['schemas']['ServiceAccountBatch'];
export type ServiceAccountBatchResult = components['schemas']['ServiceAccountBatchResult'];
export type ServiceAccountPassword = components['schemas']['ServiceAccountPassword'];
export type Invite = components['schemas']['Invite'];
export type InviteBatch = components['schemas']['InviteBatch'];
export type InviteBatchResult = components['schemas']['InviteBatchResult'];
export type SendInviteRequest = components['schemas']['SendInviteRequest'];
export type AccessEnd = components['schemas']['AccessEnd'];
export type AccessEndChange = components['schemas']['AccessEndChange'];
export type AccessGrant = components['schemas']['AccessGrant'];
export type RecordKind = components['schemas']['RecordKind'];
export type AuditLogEntryNumber = components['schemas']['AuditLogEntryNumber'];
export type RecordAction = components['schemas']['RecordAction'];
export type FieldChange = components['schemas']['FieldChange'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type AuditEntryChanges = components['schemas']['AuditEntryChanges'];
export type LastSeen = components['schemas']['LastSeen'];
export type OrganisationTimeZone = components['schemas']['OrganisationTimeZone'];
export type OrganisationTimeZoneChange = components['schemas']['OrganisationTimeZoneChange'];
export type InviteLink = components['schemas']['InviteLink'];
export type SessionIdentifier = components['schemas']['SessionIdentifier'];
export type UserSession = components['schemas']['UserSession'];
export type EndedSessions = components['schemas']['EndedSessions'];
export type SignInLimit = components['schemas']['SignInLimit'];
export type SignInLimits = components['schemas']['SignInLimits'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type UndoneDeletion = components['schemas']['UndoneDeletion'];
export type DeletionOutcome = components['schemas']['DeletionOutcome'];
export type UsedByKind = components['schemas']['UsedByKind'];
export type DeletionEffect = components['schemas']['DeletionEffect'];
export type UsedByRecord = components['schemas']['UsedByRecord'];
export type UsedByUse = components['schemas']['UsedByUse'];
export type UsedBy = components['schemas']['UsedBy'];
export type AcceptInvitationRequest = components['schemas']['AcceptInvitationRequest'];
export type InvitationResult = components['schemas']['InvitationResult'];
export type ValidateInvitationRequest = components['schemas']['ValidateInvitationRequest'];
export type SendPasswordResetRequest = components['schemas']['SendPasswordResetRequest'];
export type PasswordResetResult = components['schemas']['PasswordResetResult'];
export type ValidatePasswordResetRequest = components['schemas']['ValidatePasswordResetRequest'];
export type ConfirmPasswordResetRequest = components['schemas']['ConfirmPasswordResetRequest'];
export type OrganisationProfile = components['schemas']['OrganisationProfile'];
export type OrganisationProfileChange = components['schemas']['OrganisationProfileChange'];
export type InitialiseRequest = components['schemas']['InitialiseRequest'];
export type InitialiseResult = components['schemas']['InitialiseResult'];
export type GroupedOptionValue = components['schemas']['GroupedOptionValue'];
export type AuthorisedOrganisation = components['schemas']['AuthorisedOrganisation'];
export type VersionPart = components['schemas']['VersionPart'];
export type ApplicationVersion = components['schemas']['ApplicationVersion'];
export type ApplicationAuthorisation = components['schemas']['ApplicationAuthorisation'];
export type ApplicationPackage = components['schemas']['ApplicationPackage'];
export type UtcDateTimeText = components['schemas']['UtcDateTimeText'];
export type BatchAuthorisationRequest = components['schemas']['BatchAuthorisationRequest'];
export type BatchAuthorisationResult = components['schemas']['BatchAuthorisationResult'];
export type AcceptanceTreeNode = components['schemas']['AcceptanceTreeNode'];
export type ApplicationSettings = components['schemas']['ApplicationSettings'];
export type AcceptanceTreeApplication = components['schemas']['AcceptanceTreeApplication'];
export type PackageAcceptanceStatus = components['schemas']['PackageAcceptanceStatus'];
export type AcceptanceTreeVersion = components['schemas']['AcceptanceTreeVersion'];
export type AcceptanceTreeOldVersions = components['schemas']['AcceptanceTreeOldVersions'];
export type AcceptanceNotBefore = components['schemas']['AcceptanceNotBefore'];
export type AcceptanceRootNodeId = components['schemas']['AcceptanceRootNodeID'];
export type AcceptanceRootNodeType = components['schemas']['AcceptanceRootNodeType'];
export type ApplicationPackageAcceptance = components['schemas']['ApplicationPackageAcceptance'];
export type AcceptanceTreeAcceptance = components['schemas']['AcceptanceTreeAcceptance'];
export type AcceptanceToAdd = components['schemas']['AcceptanceToAdd'];
export type AcceptanceToUpdate = components['schemas']['AcceptanceToUpdate'];
export type HealthTreeNode = components['schemas']['HealthTreeNode'];
export type ClientApplicationStateDetail = components['schemas']['ClientApplicationStateDetail'];
export type ClientApplicationState = components['schemas']['ClientApplicationState'];
export type HealthTreeOrganisation = components['schemas']['HealthTreeOrganisation'];
export type HealthTreeSiteNode = components['schemas']['HealthTreeSiteNode'];
export type ResponseUnexpectedError = components['responses']['UnexpectedError'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ParameterListSearch = components['parameters']['listSearch'];
export type ParameterListLimit = components['parameters']['listLimit'];
export type ParameterListIds = components['parameters']['listIds'];
export type ParameterIdempotencyKey = components['parameters']['idempotencyKey'];
export type ParameterSummaryLimit = components['parameters']['summaryLimit'];
export type ParameterOrgId = components['parameters']['orgId'];
export type ParameterUserSummaryId = components['parameters']['userSummaryId'];
export type ParameterUserId = components['parameters']['userId'];
export type ParameterNewRecords = components['parameters']['newRecords'];
export type ParameterClientId = components['parameters']['clientId'];
export type ParameterId = components['parameters']['id'];
export type ParameterRecordKind = components['parameters']['recordKind'];
export type ParameterRecordId = components['parameters']['recordId'];
export type ParameterBeforeEntry = components['parameters']['beforeEntry'];
export type ParameterAuditLogEntryId = components['parameters']['auditLogEntryID'];
export type ParameterSessionId = components['parameters']['sessionId'];
export type ParameterPlatformKind = components['parameters']['platformKind'];
export type ParameterUsedRecordId = components['parameters']['usedRecordId'];
export type ParameterOrganisationKind = components['parameters']['organisationKind'];
export type ParameterUsedOrganisationRecordId = components['parameters']['usedOrganisationRecordId'];
export type ParameterAppId = components['parameters']['appId'];
export type ParameterPackageId = components['parameters']['packageId'];
export type HeaderUndoId = components['headers']['undoId'];
export type $defs = Record<string, never>;
export interface operations {
    getCurrentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listLocales: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All locales, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Locale"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All currencies, ordered by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listOrganisations: {
        parameters: {
            query?: {
                /**
                 * @description Beyond the specification. Only entries in whose name, code or label the text occurs. Case does not
                 *     count.
                 *     Decided here: the parameter is optional in both directions. A back end that ignores it answers with
                 *     the whole list, and the console then searches in it itself.
                 * @example quay
                 */
                search?: components["parameters"]["listSearch"];
                /**
                 * @description Beyond the specification. At most so many entries: the best matches of the search, without a search
                 *     the first ones.
                 *     Decided here: a back end that ignores it answers with the whole list. An answer with another number
                 *     of entries than the limit is therefore complete.
                 * @example 20
                 */
                limit?: components["parameters"]["listLimit"];
                /**
                 * @description Beyond the specification. Only the entries with these ids. Ids that no entry has do not count.
                 *     Decided here: a back end that ignores it answers with the whole list, in which the console finds the
                 *     entries.
                 * @example [
                 *       "20000000-0000-4000-8000-000000000003"
                 *     ]
                 */
                ids?: components["parameters"]["listIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisations, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organisation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitOrganisations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "OrganisationCodeAlreadyInUse" | "InvalidPOSCoreInstance";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listParentOrganisationValues: {
        parameters: {
            query?: {
                /**
                 * @description Beyond the specification. Only entries in whose name, code or label the text occurs. Case does not
                 *     count.
                 *     Decided here: the parameter is optional in both directions. A back end that ignores it answers with
                 *     the whole list, and the console then searches in it itself.
                 * @example quay
                 */
                search?: components["parameters"]["listSearch"];
                /**
                 * @description Beyond the specification. At most so many entries: the best matches of the search, without a search
                 *     the first ones.
                 *     Decided here: a back end that ignores it answers with the whole list. An answer with another number
                 *     of entries than the limit is therefore complete.
                 * @example 20
                 */
                limit?: components["parameters"]["listLimit"];
                /**
                 * @description Beyond the specification. Only the entries with these ids. Ids that no entry has do not count.
                 *     Decided here: a back end that ignores it answers with the whole list, in which the console finds the
                 *     entries.
                 * @example [
                 *       "20000000-0000-4000-8000-000000000003"
                 *     ]
                 */
                ids?: components["parameters"]["listIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One entry per organisation, ordered by value. Decided here: the key is the organisation's id
             *     and the value reads `name [organisationCode]`, as in the organisation switcher.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionValue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAdminSummary: {
        parameters: {
            query?: {
                /**
                 * @description Beyond the specification. At most so many entries in each list of the summary: the first ones. The
                 *     answer then has the number of all entries of each list beside it.
                 *     Decided here: a back end that ignores it answers with whole lists, of which the console shows as many
                 *     as the limit says.
                 * @example 20
                 */
                limit?: components["parameters"]["summaryLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getOrganisationSummary: {
        parameters: {
            query?: {
                /**
                 * @description Beyond the specification. At most so many entries in each list of the summary: the first ones. The
                 *     answer then has the number of all entries of each list beside it.
                 *     Decided here: a back end that ignores it answers with whole lists, of which the console shows as many
                 *     as the limit says.
                 * @example 20
                 */
                limit?: components["parameters"]["summaryLimit"];
            };
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getUserSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["userSummaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_UserDoesNotExist";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    saveOwnProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProfileChange"];
            };
        };
        responses: {
            /** @description The profile as it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProfile"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_UserDoesNotExist";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeBatch"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChangeBatchResult"];
                };
            };
            /** @description The password was not changed; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "PasswordChange_OldPasswordIsIncorrect" | "PasswordChange_NewPasswordIsInvalid" | "PasswordChange_NewPasswordMustBeDifferentFromOldPassword" | "PasswordChange_NewPasswordIsTooCommon" | "BadRequest_UserDoesNotExist" | "BadRequest_PasswordResetRequestTooManyAttempts";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All clients, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitClients: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description Beyond the specification.
                 *     How many of the changes add a record. Where a person chooses the id of a record, a change does not
                 *     say whether it adds the record or changes it.
                 *     Decided here: with this header the service refuses the batch with BadRequest if a record to add
                 *     exists already, or if one to change does not exist any more. A back end that ignores it overwrites
                 *     and adds as it does without the header.
                 * @example 1
                 */
                "New-Records"?: components["parameters"]["newRecords"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the client, as a person chose it. */
                id: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPosCoreInstances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All POS Core instances, ordered by name, without their signing keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosCoreInstance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitPosCoreInstances: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PosCoreInstanceBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosCoreInstanceBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "InvalidPOSCoreInstance";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPosCoreInstanceValues: {
        parameters: {
            query?: {
                /**
                 * @description Beyond the specification. Only entries in whose name, code or label the text occurs. Case does not
                 *     count.
                 *     Decided here: the parameter is optional in both directions. A back end that ignores it answers with
                 *     the whole list, and the console then searches in it itself.
                 * @example quay
                 */
                search?: components["parameters"]["listSearch"];
                /**
                 * @description Beyond the specification. At most so many entries: the best matches of the search, without a search
                 *     the first ones.
                 *     Decided here: a back end that ignores it answers with the whole list. An answer with another number
                 *     of entries than the limit is therefore complete.
                 * @example 20
                 */
                limit?: components["parameters"]["listLimit"];
                /**
                 * @description Beyond the specification. Only the entries with these ids. Ids that no entry has do not count.
                 *     Decided here: a back end that ignores it answers with the whole list, in which the console finds the
                 *     entries.
                 * @example [
                 *       "20000000-0000-4000-8000-000000000003"
                 *     ]
                 */
                ids?: components["parameters"]["listIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One entry per POS Core instance, ordered by value. Decided here: the key is the instance's
             *     id and the value its name.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionValue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPosCoreInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The POS Core instance, without its signing key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosCoreInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPosCoreLinkedOrganisations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisations, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organisation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listIntegrationServers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All integration servers, ordered by name, without their keys and secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationServerInstance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getIntegrationServer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The integration server, without its key and secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationServerInstance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitIntegrationServers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationServerInstanceBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationServerInstanceBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getIntegrationServerValues: {
        parameters: {
            query?: {
                /**
                 * @description Beyond the specification. Only entries in whose name, code or label the text occurs. Case does not
                 *     count.
                 *     Decided here: the parameter is optional in both directions. A back end that ignores it answers with
                 *     the whole list, and the console then searches in it itself.
                 * @example quay
                 */
                search?: components["parameters"]["listSearch"];
                /**
                 * @description Beyond the specification. At most so many entries: the best matches of the search, without a search
                 *     the first ones.
                 *     Decided here: a back end that ignores it answers with the whole list. An answer with another number
                 *     of entries than the limit is therefore complete.
                 * @example 20
                 */
                limit?: components["parameters"]["listLimit"];
                /**
                 * @description Beyond the specification. Only the entries with these ids. Ids that no entry has do not count.
                 *     Decided here: a back end that ignores it answers with the whole list, in which the console finds the
                 *     entries.
                 * @example [
                 *       "20000000-0000-4000-8000-000000000003"
                 *     ]
                 */
                ids?: components["parameters"]["listIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Four lists, one per type, each ordered by value. Decided here: a key is the server's id
             *     and the value its name.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationServerInstanceValues"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listIntegrationServerLinkedOrganisations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisations, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organisation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDeploymentServers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All deployment servers, ordered by name, without their signing keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentServerInstance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitDeploymentServers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeploymentServerInstanceBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentServerInstanceBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listRootOrganisationNodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roots, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationTreeNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listChildOrganisationNodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organisations below it, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationTreeNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    filterOrganisationTree: {
        parameters: {
            query: {
                /**
                 * @description Part of an organisation's name, code or kapow. Decided here: never empty; without a text
                 *     the console asks for the roots again.
                 * @example quay
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roots that fit or lead to what fits, with all that is to be shown below them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationTreeNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRemoteVersionInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of the instance's parts, or that it cannot tell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteVersionInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRemoteExceptionsInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of errors, or that the instance cannot tell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteExceptionsInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAuditLogDescriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types, ordered by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogTypeDescription"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    queryAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditLogQuery"];
            };
        };
        responses: {
            /** @description The entries of the page, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    lookUpEntities: {
        parameters: {
            query: {
                /**
                 * @description An id, or part of a name. The console makes no call with an empty one.
                 * @example quay
                 */
                filter: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records that fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityLookupMatch"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    queryMonthlyStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonthlyStatisticsQuery"];
            };
        };
        responses: {
            /**
             * @description One row per POS Core instance, ordered by name. Decided here: none at all when nothing was
             *     counted in the month; an organisation belongs to the instance that served it then.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyStatisticsRow"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadMonthlyStatistics: {
        parameters: {
            query: {
                /**
                 * @description The month as YYYY-MM.
                 * @example 2026-10
                 */
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A table with one line per organisation. Decided here: comma-separated values in UTF-8 with a
             *     line of headings; the iconUri of packages is left out.
             */
            200: {
                headers: {
                    /**
                     * @description Makes the browser save the answer under this name.
                     * @example attachment; filename="monthly-statistics-2026-10.csv"
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listOutletNodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All outlet groups, outlets and terminals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPermissionGroupChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All permission groups, without their permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroupChoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPermissionGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description All permission groups.
             *     Decided here: of this organisation alone, not of those above or below it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroup"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPermissionGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitPermissionGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionGroupBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroupBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description All access links.
             *     Decided here: of this organisation alone, not of those above or below it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationUserLink"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationUserLinkBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    "Undo-Id": components["headers"]["undoId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationUserLinkBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_UserDoesNotExist" | "BadRequest_UserHasAlreadyJoined" | "BadRequest_CannotUnlinkSelfFromOrganisation" | "BadRequest_CannotDemoteSelf";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listLinkAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All assignments of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroupAssignment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitLinkAssignments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionGroupAssignmentBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionGroupAssignmentBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listLinkRootNodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All restrictions of the link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RootNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitLinkRootNodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RootNodeBatch"];
            };
        };
        responses: {
            /** @description What was saved and lifted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RootNodeBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listOrganisationUserValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All users who can be given access or put into a team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserValue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTeams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All teams that the organisation owns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitTeams: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_CannotUnlinkSelfFromOrganisation" | "BadRequest_CannotDemoteSelf";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All members of the team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberLink"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitTeamMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamMemberLinkBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    "Undo-Id": components["headers"]["undoId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberLinkBatchResult"];
                };
            };
            /** @description Nothing was saved; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_UserDoesNotExist" | "BadRequest_CannotUnlinkSelfFromOrganisation" | "BadRequest_CannotDemoteSelf";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAccessibleTeamValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams of the organisation and of those above it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessibleTeamValue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listServiceAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description All service accounts.
             *     Decided here: of this organisation alone, not of those above or below it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAccount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitServiceAccounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceAccountBatch"];
            };
        };
        responses: {
            /** @description What was saved and deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAccountBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resetServiceAccountPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAccountPassword"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPendingInvites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description All invitations that nobody has accepted yet.
             *     Decided here: of this organisation alone, not of those above or below it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitPendingInvites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteBatch"];
            };
        };
        responses: {
            /** @description What was withdrawn. */
            200: {
                headers: {
                    "Undo-Id": components["headers"]["undoId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendInviteRequest"];
            };
        };
        responses: {
            /** @description The invitation is pending, and its mail is sent or waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            /** @description Nobody was invited; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_InvitationHasInvalidParameters" | "BadRequest_UserHasAlreadyJoined" | "BadRequest_InvitationEmailSendFailure";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAccessEnds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessEnd"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setAccessEnd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessEndChange"];
            };
        };
        responses: {
            /** @description The end as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessEndChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAccessGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An entry for each access link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessGrant"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    readHistory: {
        parameters: {
            query?: {
                /**
                 * @description Only the entries before the one with this number, for the entries after the first 50.
                 * @example 1042
                 */
                before?: components["parameters"]["beforeEntry"];
            };
            header?: never;
            path: {
                /**
                 * @description What the record is.
                 * @example Team
                 */
                recordKind: components["parameters"]["recordKind"];
                /**
                 * @description Id of the record; of a client, its ID.
                 * @example 40000000-0000-4000-8000-000000000001
                 */
                recordId: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    readOrganisationHistory: {
        parameters: {
            query?: {
                /**
                 * @description Only the entries before the one with this number, for the entries after the first 50.
                 * @example 1042
                 */
                before?: components["parameters"]["beforeEntry"];
            };
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description What the record is.
                 * @example Team
                 */
                recordKind: components["parameters"]["recordKind"];
                /**
                 * @description Id of the record; of a client, its ID.
                 * @example 40000000-0000-4000-8000-000000000001
                 */
                recordId: components["parameters"]["recordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    readAuditEntryChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the audit log entry.
                 * @example 1042
                 */
                auditLogEntryID: components["parameters"]["auditLogEntryID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listUsersLastSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is recorded. It is empty if the service records nothing of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastSeen"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listClientsLastSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is recorded. It is empty if the service records nothing of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastSeen"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPeopleLastSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is recorded. It is empty if the service records nothing of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastSeen"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listServiceAccountsLastSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is recorded. It is empty if the service records nothing of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastSeen"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getOrganisationTimeZone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationTimeZone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setOrganisationTimeZone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationTimeZoneChange"];
            };
        };
        responses: {
            /** @description The time zone as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationTimeZone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resendInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is renewed, and its mail is sent or waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            /** @description Nothing was sent; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_UserHasAlreadyJoined" | "BadRequest_InvitationEmailSendFailure";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createInviteLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the record. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, and until when it works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            /** @description No link was made; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_InvitationExpired";
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["userSummaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["userSummaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["userSummaryId"];
                /** @description Id of the session. */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSignInLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits that are reached now; none when the user may try. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInLimits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    unlockSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                id: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits that are reached afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInLimits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    undoDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description What was put back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    readUsedBy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What the record is. The words are those of the console's addresses.
                 * @example users
                 */
                kind: components["parameters"]["platformKind"];
                /** @description Id of the record; a UUID but for clients. */
                recordId: components["parameters"]["usedRecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What uses the record; none when nothing does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedBy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    readOrganisationUsedBy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description What the record is. The words are those of the console's addresses.
                 * @example teams
                 */
                kind: components["parameters"]["organisationKind"];
                /** @description Id of the record. */
                recordId: components["parameters"]["usedOrganisationRecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What uses the record; none when nothing does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedBy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listConsentDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current edition of every document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentDocument"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResult"];
                };
            };
            /** @description The invitation was not accepted; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_InvitationHasInvalidParameters" | "BadRequest_InvitationExpired" | "BadRequest_UserHasAlreadyJoined" | "PasswordChange_NewPasswordIsInvalid" | "PasswordChange_NewPasswordIsTooCommon";
                };
            };
            /** @description There is no such invitation, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "NotFound_InvitationExpiredOrMissing";
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    validateInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateInvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation is valid; the text says for whom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResult"];
                };
            };
            /** @description The invitation is not valid; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_InvitationHasInvalidParameters" | "BadRequest_InvitationExpired" | "BadRequest_UserHasAlreadyJoined";
                };
            };
            /** @description There is no such invitation, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "NotFound_InvitationExpiredOrMissing";
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendPasswordResetRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetResult"];
                };
            };
            /** @description Nothing was sent; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_PasswordResetRequestHasInvalidParameters" | "BadRequest_PasswordResetRequestEmailSendFailure" | "BadRequest_PasswordResetRequestTooManyAttempts" | "BadRequest_InvalidParameters" | "BadRequest_EmailSendFailure" | "BadRequest_TooManyAttempts";
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    validatePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePasswordResetRequest"];
            };
        };
        responses: {
            /** @description The link is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetResult"];
                };
            };
            /** @description The link is not valid; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_PasswordResetHasInvalidParameters" | "BadRequest_PasswordResetHasExpired" | "BadRequest_PasswordResetRequestTooManyAttempts";
                };
            };
            /** @description There is no such request, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "NotFound_PasswordResetExpiredOrMissing";
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPasswordResetRequest"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetResult"];
                };
            };
            /** @description The password was not changed; the code says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "BadRequest" | "BadRequest_InvalidParameters" | "BadRequest_Expired" | "BadRequest_PasswordTooShort" | "BadRequest_PasswordTooCommon" | "BadRequest_PasswordResetHasInvalidParameters" | "BadRequest_PasswordResetHasExpired" | "BadRequest_PasswordResetRequestTooManyAttempts";
                };
            };
            /** @description There is no such request, or no longer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "NotFound_ExpiredOrMissing" | "NotFound_PasswordResetExpiredOrMissing";
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getOrganisationProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    saveOrganisationProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganisationProfileChange"];
            };
        };
        responses: {
            /** @description The profile as it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    initialiseOrganisation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitialiseRequest"];
            };
        };
        responses: {
            /** @description The organisation is initialised. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitialiseResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listConfigTemplateOrganisations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates that the organisation may start from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupedOptionValue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAuthorisations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAuthorisation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listChildAuthorisations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each application and child organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAuthorisation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPackageAuthorisations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the application. */
                appId: components["parameters"]["appId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages of the application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPackage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    commitPackageAuthorisations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the application. */
                appId: components["parameters"]["appId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchAuthorisationRequest"];
            };
        };
        responses: {
            /** @description Which organisations were updated and which were not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAuthorisationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAcceptancesTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The root nodes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptanceTreeNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listOldVersionNodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the application. */
                appId: components["parameters"]["appId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A node for each older version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptanceTreeNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAcceptanceNodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the application package. */
                packageId: components["parameters"]["packageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A node for each acceptance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptanceTreeNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    saveApplicationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the application. */
                appId: components["parameters"]["appId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationSettings"];
            };
        };
        responses: {
            /** @description The settings as they were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addAcceptance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the application. */
                appId: components["parameters"]["appId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptanceToAdd"];
            };
        };
        responses: {
            /** @description The acceptance as it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPackageAcceptance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateAcceptance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Beyond the specification.
                 *     A random text of the caller that makes the call safe to repeat when its answer was lost. The
                 *     caller sends the same key with the same request again.
                 *     The service remembers the key for 24 hours, for this person and this operation. It answers a
                 *     repetition as it answered the first call, with the header `Idempotency-Replayed: true`, and
                 *     changes nothing. A call that was refused is not remembered. The same key with another request is
                 *     refused with status 422.
                 *     Decided here: the header is optional in both directions. A back end that ignores it stays right,
                 *     and the console then looks for the saved record before it sends a record again.
                 * @example 0Yv3mUe2QkSxTq1dH8rWbA
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
                /** @description Id of the application. */
                appId: components["parameters"]["appId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptanceToUpdate"];
            };
        };
        responses: {
            /** @description The acceptance as it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPackageAcceptance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSystemHealthTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organisation. */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The root nodes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthTreeNode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
