internal import Foundation
internal import SystemServices

/// The attributes of an item of the secret service, which are texts.
enum SecretServiceItem {
    /// The name of the format, by which programs for passwords recognise the items.
    static let schema = "org.caret.KeychainItem"
    /// The name of the attribute that contains the item without its secret, as JSON.
    private static let contents = "item"

    static func encode(_ item: KeychainItem, application: String) throws -> [String: String] {
        var item = item
        item.storedSecret = nil
        let text = String(decoding: try JSONEncoder().encode(item), as: UTF8.self)
        return ["xdg:schema": schema, "application": application, contents: text]
    }

    /// Returns the item of attributes; `nil` if another program has made them.
    static func decode(_ attributes: [String: String]) -> KeychainItem? {
        attributes[contents].flatMap { try? JSONDecoder().decode(KeychainItem.self, from: Data($0.utf8)) }
    }

    /// The label that programs for passwords show. Without the characters that a bus cannot transport.
    static func label(of item: KeychainItem, application: String) -> String {
        let parts = [item.service, item.server, item.label, item.account].compactMap { $0 }.filter { !$0.isEmpty }
        return ([application] + parts).joined(separator: " – ").replacingOccurrences(of: "\0", with: "")
    }
}
