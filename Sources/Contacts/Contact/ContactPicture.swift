import Foundation

/// A picture of a contact, which is decoded when it is used: most contacts are only listed.
struct ContactPicture: Equatable {
    private enum Content {
        case data(Data)
        case base64(Substring)
    }

    private let content: Content

    /// Creates a picture; `nil` without data.
    init?(_ data: Data?) {
        guard let data else { return nil }
        content = .data(data)
    }

    /// Creates a picture from base64 in a vCard; `nil` for an empty text.
    init?(base64 text: Substring) {
        guard !text.isEmpty else { return nil }
        content = .base64(text)
    }

    /// The data of the picture; `nil` if the text is not base64.
    var data: Data? {
        switch content {
        case .data(let data): return data
        case .base64(let text):
            let data = Data(base64Encoded: String(text), options: .ignoreUnknownCharacters)
            return data?.isEmpty == false ? data : nil
        }
    }

    static func == (first: ContactPicture, second: ContactPicture) -> Bool {
        if case .base64(let one) = first.content, case .base64(let other) = second.content, one == other { return true }
        return first.data == second.data
    }
}
