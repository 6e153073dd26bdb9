import Foundation

/// A mail for the desktop's mail program, which sends it in the user's name.
package struct OutgoingMail: Sendable {
    package var recipients: [String]
    package var cc: [String]
    package var bcc: [String]
    package var subject: String
    /// The plain text.
    package var body: String
    package var attachments: [Attachment]

    package init(
        recipients: [String], cc: [String] = [], bcc: [String] = [], subject: String = "", body: String = "", attachments: [Attachment] = []
    ) {
        self.recipients = recipients
        self.cc = cc
        self.bcc = bcc
        self.subject = subject
        self.body = body
        self.attachments = attachments
    }

    /// A file in a mail.
    package struct Attachment: Sendable {
        package var name: String
        package var data: Data

        package init(name: String, data: Data) {
            self.name = name
            self.data = data
        }
    }

    /// The mail without its attachments, as a URL with the scheme "mailto".
    ///
    /// All characters but letters, digits and a few others are escaped. No recipient can add a field to the mail.
    /// - Source: RFC 6068
    package var mailtoText: String {
        let fields = [("cc", Self.list(cc)), ("bcc", Self.list(bcc)), ("subject", Self.escaped(subject)), ("body", Self.escaped(body))]
        let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        return "mailto:\(Self.list(recipients))" + (query.isEmpty ? "" : "?\(query)")
    }

    private static func list(_ addresses: [String]) -> String { addresses.map(escaped).joined(separator: ",") }

    /// Returns text with line breaks as RFC 6068 demands them.
    private static func escaped(_ text: String) -> String {
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n", with: "\r\n")
        return lines.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    /// The unreserved characters, and the one that every address contains.
    private static let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~@")
}
