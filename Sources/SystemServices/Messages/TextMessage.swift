import Foundation

/// A text message that the app composed with `MFMessageComposeViewController`, as the user left it.
public struct TextMessage: Hashable, Sendable {
    /// The telephone numbers and addresses of the recipients.
    public var recipients: [String]
    /// The subject; `nil` by default, and if the device does not send subjects.
    public var subject: String?
    /// The text; "" by default.
    public var body: String
    /// The attached files, in the order in which the app added them.
    public var attachments: [Attachment]

    /// Creates a message.
    public init(recipients: [String] = [], subject: String? = nil, body: String = "", attachments: [Attachment] = []) {
        self.recipients = recipients
        self.subject = subject
        self.body = body
        self.attachments = attachments
    }

    /// A file in a message.
    public struct Attachment: Hashable, Sendable {
        /// The content.
        public var data: Data
        /// The uniform type identifier, such as "public.png".
        public var typeIdentifier: String
        /// The name that the recipients see.
        public var fileName: String

        /// Creates an attachment.
        public init(data: Data, typeIdentifier: String, fileName: String) {
            self.data = data
            self.typeIdentifier = typeIdentifier
            self.fileName = fileName
        }
    }
}
