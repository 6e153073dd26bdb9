internal import SystemServices

/// Attributes of documents, messages and events.
extension CSSearchableItemAttributeSet {
    /// The subject; `nil` by default.
    public var subject: String? {
        get { values["subject"]?.text }
        set { values["subject"] = newValue.map(SpotlightValue.text) }
    }
    /// The theme; `nil` by default.
    public var theme: String? {
        get { values["theme"]?.text }
        set { values["theme"] = newValue.map(SpotlightValue.text) }
    }
    /// A description of the content, below the title of a result; `nil` by default.
    public var contentDescription: String? {
        get { values["contentDescription"]?.text }
        set { values["contentDescription"] = newValue.map(SpotlightValue.text) }
    }
    /// The size, in megabytes; `nil` by default.
    public var fileSize: NSNumber? {
        get { values["fileSize"]?.number }
        set { values["fileSize"] = newValue.map(SpotlightValue.number) }
    }
    /// The number of pages; `nil` by default.
    public var pageCount: NSNumber? {
        get { values["pageCount"]?.number }
        set { values["pageCount"] = newValue.map(SpotlightValue.number) }
    }
    /// The width of a page, in points; `nil` by default.
    public var pageWidth: NSNumber? {
        get { values["pageWidth"]?.number }
        set { values["pageWidth"] = newValue.map(SpotlightValue.number) }
    }
    /// The height of a page, in points; `nil` by default.
    public var pageHeight: NSNumber? {
        get { values["pageHeight"]?.number }
        set { values["pageHeight"] = newValue.map(SpotlightValue.number) }
    }
    /// The method of encryption; `nil` by default.
    public var securityMethod: String? {
        get { values["securityMethod"]?.text }
        set { values["securityMethod"] = newValue.map(SpotlightValue.text) }
    }
    /// The app that created the document; `nil` by default.
    public var creator: String? {
        get { values["creator"]?.text }
        set { values["creator"] = newValue.map(SpotlightValue.text) }
    }
    /// The kind of the document; `nil` by default.
    public var kind: String? {
        get { values["kind"]?.text }
        set { values["kind"] = newValue.map(SpotlightValue.text) }
    }
    /// The names of fonts in the document; `nil` by default.
    public var fontNames: [String]? {
        get { values["fontNames"]?.texts }
        set { values["fontNames"] = newValue.map(SpotlightValue.texts) }
    }
    /// The audiences of the document; `nil` by default.
    public var audiences: [String]? {
        get { values["audiences"]?.texts }
        set { values["audiences"] = newValue.map(SpotlightValue.texts) }
    }
    /// The text of the content; `nil` by default.
    public var textContent: String? {
        get { values["textContent"]?.text }
        set { values["textContent"] = newValue.map(SpotlightValue.text) }
    }
    /// The content as HTML; `nil` by default.
    public var htmlContentData: Data? {
        get { values["htmlContentData"]?.data }
        set { values["htmlContentData"] = newValue.map(SpotlightValue.data) }
    }
    /// The names of the authors; `nil` by default.
    public var authorNames: [String]? {
        get { values["authorNames"]?.texts }
        set { values["authorNames"] = newValue.map(SpotlightValue.texts) }
    }
    /// The email addresses of the authors; `nil` by default.
    public var authorEmailAddresses: [String]? {
        get { values["authorEmailAddresses"]?.texts }
        set { values["authorEmailAddresses"] = newValue.map(SpotlightValue.texts) }
    }
    /// The addresses of the authors; `nil` by default.
    public var authorAddresses: [String]? {
        get { values["authorAddresses"]?.texts }
        set { values["authorAddresses"] = newValue.map(SpotlightValue.texts) }
    }
    /// The names of the recipients; `nil` by default.
    public var recipientNames: [String]? {
        get { values["recipientNames"]?.texts }
        set { values["recipientNames"] = newValue.map(SpotlightValue.texts) }
    }
    /// The email addresses of the recipients; `nil` by default.
    public var recipientEmailAddresses: [String]? {
        get { values["recipientEmailAddresses"]?.texts }
        set { values["recipientEmailAddresses"] = newValue.map(SpotlightValue.texts) }
    }
    /// The addresses of the recipients; `nil` by default.
    public var recipientAddresses: [String]? {
        get { values["recipientAddresses"]?.texts }
        set { values["recipientAddresses"] = newValue.map(SpotlightValue.texts) }
    }
    /// The phone numbers; `nil` by default.
    public var phoneNumbers: [String]? {
        get { values["phoneNumbers"]?.texts }
        set { values["phoneNumbers"] = newValue.map(SpotlightValue.texts) }
    }
    /// The email addresses; `nil` by default.
    public var emailAddresses: [String]? {
        get { values["emailAddresses"]?.texts }
        set { values["emailAddresses"] = newValue.map(SpotlightValue.texts) }
    }
    /// The addresses for messages; `nil` by default.
    public var instantMessageAddresses: [String]? {
        get { values["instantMessageAddresses"]?.texts }
        set { values["instantMessageAddresses"] = newValue.map(SpotlightValue.texts) }
    }
    /// The mailboxes with the message; `nil` by default.
    public var mailboxIdentifiers: [String]? {
        get { values["mailboxIdentifiers"]?.texts }
        set { values["mailboxIdentifiers"] = newValue.map(SpotlightValue.texts) }
    }
    /// The account of the message; `nil` by default.
    public var accountIdentifier: String? {
        get { values["accountIdentifier"]?.text }
        set { values["accountIdentifier"] = newValue.map(SpotlightValue.text) }
    }
    /// The handles of the account; `nil` by default.
    public var accountHandles: [String]? {
        get { values["accountHandles"]?.texts }
        set { values["accountHandles"] = newValue.map(SpotlightValue.texts) }
    }
    /// Whether the message is unwanted; `nil` by default.
    public var isLikelyJunk: NSNumber? {
        get { values["isLikelyJunk"]?.number }
        set { values["isLikelyJunk"] = newValue.map(SpotlightValue.number) }
    }
    /// The contacts of the document; `nil` by default.
    public var contactKeywords: [String]? {
        get { values["contactKeywords"]?.texts }
        set { values["contactKeywords"] = newValue.map(SpotlightValue.texts) }
    }
    /// The editors; `nil` by default.
    public var editors: [String]? {
        get { values["editors"]?.texts }
        set { values["editors"] = newValue.map(SpotlightValue.texts) }
    }
    /// The projects of the document; `nil` by default.
    public var projects: [String]? {
        get { values["projects"]?.texts }
        set { values["projects"] = newValue.map(SpotlightValue.texts) }
    }
    /// The time at which the task is due; `nil` by default.
    public var dueDate: Date? {
        get { values["dueDate"]?.date }
        set { values["dueDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The time at which the task was completed; `nil` by default.
    public var completionDate: Date? {
        get { values["completionDate"]?.date }
        set { values["completionDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The start of the event; `nil` by default.
    public var startDate: Date? {
        get { values["startDate"]?.date }
        set { values["startDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The end of the event; `nil` by default.
    public var endDate: Date? {
        get { values["endDate"]?.date }
        set { values["endDate"] = newValue.map(SpotlightValue.date) }
    }
    /// Other important times; `nil` by default.
    public var importantDates: [Date]? {
        get { values["importantDates"]?.dates }
        set { values["importantDates"] = newValue.map(SpotlightValue.dates) }
    }
    /// Whether the event lasts all day; `nil` by default.
    public var allDay: NSNumber? {
        get { values["allDay"]?.number }
        set { values["allDay"] = newValue.map(SpotlightValue.number) }
    }
    /// The time of the download; `nil` by default.
    public var downloadedDate: Date? {
        get { values["downloadedDate"]?.date }
        set { values["downloadedDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The time of the last use; `nil` by default.
    public var lastUsedDate: Date? {
        get { values["lastUsedDate"]?.date }
        set { values["lastUsedDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The time at which the content was created; `nil` by default.
    public var contentCreationDate: Date? {
        get { values["contentCreationDate"]?.date }
        set { values["contentCreationDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The time of the last change of the content; `nil` by default.
    public var contentModificationDate: Date? {
        get { values["contentModificationDate"]?.date }
        set { values["contentModificationDate"] = newValue.map(SpotlightValue.date) }
    }
    /// The time at which the item was added to its container; `nil` by default.
    public var addedDate: Date? {
        get { values["addedDate"]?.date }
        set { values["addedDate"] = newValue.map(SpotlightValue.date) }
    }
    /// A comment; `nil` by default.
    public var comment: String? {
        get { values["comment"]?.text }
        set { values["comment"] = newValue.map(SpotlightValue.text) }
    }
    /// The copyright; `nil` by default.
    public var copyright: String? {
        get { values["copyright"]?.text }
        set { values["copyright"] = newValue.map(SpotlightValue.text) }
    }
    /// The languages of the content; `nil` by default.
    public var languages: [String]? {
        get { values["languages"]?.texts }
        set { values["languages"] = newValue.map(SpotlightValue.texts) }
    }
    /// The organisations; `nil` by default.
    public var organizations: [String]? {
        get { values["organizations"]?.texts }
        set { values["organizations"] = newValue.map(SpotlightValue.texts) }
    }
    /// The publishers; `nil` by default.
    public var publishers: [String]? {
        get { values["publishers"]?.texts }
        set { values["publishers"] = newValue.map(SpotlightValue.texts) }
    }
    /// The extent of the content; `nil` by default.
    public var coverage: [String]? {
        get { values["coverage"]?.texts }
        set { values["coverage"] = newValue.map(SpotlightValue.texts) }
    }
    /// The contributors; `nil` by default.
    public var contributors: [String]? {
        get { values["contributors"]?.texts }
        set { values["contributors"] = newValue.map(SpotlightValue.texts) }
    }
    /// The rights; `nil` by default.
    public var rights: String? {
        get { values["rights"]?.text }
        set { values["rights"] = newValue.map(SpotlightValue.text) }
    }
    /// Further information; `nil` by default.
    public var information: String? {
        get { values["information"]?.text }
        set { values["information"] = newValue.map(SpotlightValue.text) }
    }
    /// The headline; `nil` by default.
    public var headline: String? {
        get { values["headline"]?.text }
        set { values["headline"] = newValue.map(SpotlightValue.text) }
    }
    /// Instructions for the use of the content; `nil` by default.
    public var instructions: String? {
        get { values["instructions"]?.text }
        set { values["instructions"] = newValue.map(SpotlightValue.text) }
    }
}
