import Foundation

/// A mail that the app composed with `MFMailComposeViewController`, as the user left it.
public struct MailMessage: Hashable, Sendable {
    /// The address of the sender; `nil` if the user has no address, see ``MailService/addresses``.
    public var sender: String?
    /// The recipients, in the order of the field "To".
    public var recipients: [String]
    /// The recipients of a copy.
    public var cc: [String]
    /// The recipients of a copy whose addresses the other recipients do not see.
    public var bcc: [String]
    /// The subject; "" by default.
    public var subject: String
    /// The text; "" by default. Contains the app's HTML if ``isHTML`` is `true`.
    public var body: String
    /// Whether the body is HTML. It is plain text after the user has edited it.
    public var isHTML: Bool
    /// The attached files, in the order in which the app added them.
    public var attachments: [Attachment]

    /// Creates a mail.
    public init(
        sender: String? = nil, recipients: [String] = [], cc: [String] = [], bcc: [String] = [], subject: String = "", body: String = "",
        isHTML: Bool = false, attachments: [Attachment] = []
    ) {
        self.sender = sender
        self.recipients = recipients
        self.cc = cc
        self.bcc = bcc
        self.subject = subject
        self.body = body
        self.isHTML = isHTML
        self.attachments = attachments
    }

    /// A file in a mail.
    public struct Attachment: Hashable, Sendable {
        /// The content.
        public var data: Data
        /// The MIME type, such as "image/png".
        public var mimeType: String
        /// The name that the recipients see.
        public var fileName: String

        /// Creates an attachment.
        public init(data: Data, mimeType: String, fileName: String) {
            self.data = data
            self.mimeType = mimeType
            self.fileName = fileName
        }
    }

    /// The number of all recipients, of copies too.
    package var recipientCount: Int { recipients.count + cc.count + bcc.count }
}
