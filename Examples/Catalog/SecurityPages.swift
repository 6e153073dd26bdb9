import Security
import UIKit

/// Screens of the keychain: buttons that save, read and remove a password, and the answer.
@MainActor enum SecurityPages {
    typealias Request = RequestViewController.Request

    static let all = [
        CatalogPage(
            "SecItem", "key",
            controller: {
                RequestViewController([
                    Request("Save a password", send: save), Request("Read the password", send: read),
                    Request("Remove the password", send: remove),
                ])
            })
    ]

    private static let query: [String: any Sendable] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "Kebabs", kSecAttrAccount as String: "ada",
    ]

    private static func save() async -> String {
        let password = SecCreateSharedWebCredentialPassword() ?? "secret"
        let update = [kSecValueData as String: Data(password.utf8)]
        var status = SecItemUpdate(query as CFDictionary, update as CFDictionary)
        if status == errSecItemNotFound { status = SecItemAdd(query.merging(update) { $1 } as CFDictionary, nil) }
        return message(status, "Saved")
    }

    private static func read() async -> String {
        var result: AnyObject?
        let status = SecItemCopyMatching(query.merging([kSecReturnData as String: true]) { $1 } as CFDictionary, &result)
        return message(status, "\((result as? Data)?.count ?? 0) characters")
    }

    private static func remove() async -> String { message(SecItemDelete(query as CFDictionary), "Removed") }

    private static func message(_ status: OSStatus, _ success: String) -> String {
        if status == errSecSuccess { return success }
        return SecCopyErrorMessageString(status, nil).map { $0 as String } ?? "Error \(status)"
    }
}
